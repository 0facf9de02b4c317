import { useLocation } from 'react-router-dom';
import { isRecord } from '../../lib/json';
import type { StepId } from './model/steps';

/** History state of links from the review to a step. It survives reloads. */
export const fromReview = { isFromReview: true } as const;

/** Whether this step was opened from the review, to change an answer. */
export function useIsFromReview(): boolean {
  const { state } = useLocation() as { state: unknown };
  return isRecord(state) && state.isFromReview === true;
}

/** History state for links to other steps, so that several steps can be edited before returning to the review. */
export const useLinkState = (step: StepId): typeof fromReview | undefined =>
  useIsFromReview() || step === 'review' ? fromReview : undefined;
