import type { ComponentProps, ReactNode } from 'react';
import { LazyPart } from '../../ui/late/LazyPart';
import type { SeaMap } from './SeaMap';

interface LazySeaMapProps extends ComponentProps<typeof SeaMap> {
  /** What stands in its place before, and without scripts. */
  readonly children: ReactNode;
}

/**
 * How tall the map is at 360, 960 and 1440 px, in rem: with its key alone, and with a position, caption and folded
 * list, as a lane needs no more than two of the three plans.
 */
const ROOM = [57, 60, 42.25] as const;
const ROOM_ON_LANE = [55.25, 63.625, 48.375] as const;

const load = () => import('./SeaMap').then((module) => ({ default: module.SeaMap }));

/** The sea-lane map where it is below the first screen: coasts and lanes are many bytes, and come when it is near. */
export function LazySeaMap({ children, ...map }: LazySeaMapProps) {
  return (
    <LazyPart load={load} props={map} room={map.position ? ROOM_ON_LANE : ROOM}>
      {children}
    </LazyPart>
  );
}
