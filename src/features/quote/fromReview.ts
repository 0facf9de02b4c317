import { useLocation } from 'react-router-dom';
import { isRecord } from '../../lib/isRecord';
import type { StepId } from './model/steps';

/** The state of a link to a step that was opened from the review. A reload keeps it. */
export const fromReview = { isFromReview: true } as const;

/** Whether the review was left to change something on this step. */
export function useIsFromReview(): boolean {
  const { state } = useLocation() as { state: unknown };
  return isRecord(state) && state.isFromReview === true;
}

/** What links to other steps carry: who is changing something may look at several steps. */
export const useLinkState = (step: StepId): typeof fromReview | undefined =>
  useIsFromReview() || step === 'review' ? fromReview : undefined;
