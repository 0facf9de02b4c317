import { useArrival } from './useArrival';

/** Stands beside a page, or the screen in its stead, so that it mounts when that is really there. */
export function Arrival() {
  useArrival();
  return null;
}
