import type { ReactNode } from 'react';
import { LazyPart, preloadPart } from '../../ui/late/LazyPart';

const load = () => import('./MessageOutcome');

interface LateOutcomeProps {
  readonly attempt?: number;
  /** The plain fact, if the connection is gone by then. */
  readonly children?: ReactNode;
}

/** What became of the message. Its code comes after the form. */
export const LateOutcome = ({ attempt = 0, children }: LateOutcomeProps) => (
  <LazyPart load={load} props={{ attempt }} failure={() => children} />
);

/** Needed after the form, when the connection may be gone: fetched with it. */
export const preloadOutcome = (): void => {
  void preloadPart(load);
};
