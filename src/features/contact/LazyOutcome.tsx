import type { ReactNode, RefObject } from 'react';
import { LazyPart, preloadPart } from '../../ui/late/LazyPart';

const load = () => import('./MessageOutcome');

interface LazyOutcomeProps {
  readonly attempt?: number;
  readonly hasSent?: RefObject<boolean>;
  /** Fallback if the code can't be loaded. */
  readonly children?: ReactNode;
}

/** Lazy-loads the outcome of sending, which the form doesn't need at first. */
export const LazyOutcome = ({ attempt = 0, hasSent, children }: LazyOutcomeProps) => (
  <LazyPart load={load} props={{ attempt, hasSent }} failure={() => children} />
);

/** Fetches the outcome's code along with the form, because the connection may be down when it's needed. */
export const preloadOutcome = (): void => void preloadPart(load);
