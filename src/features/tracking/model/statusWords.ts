import {
  cancelledState,
  sharedOther,
  sharedStates,
  trackingStates,
  unknownStatus,
} from '../../../content/pages/tracking';
import { humanized } from '../../../lib/text/text';

const UNKNOWN_MAX = 60;

/** Texts for a status code. An unknown code becomes its own label. */
export function statusWords(status: string) {
  if (status === 'cancelled') return cancelledState;
  const known = Object.hasOwn(trackingStates, status) ? trackingStates[status] : undefined;
  if (known) return known;
  return {
    label: humanized(status, UNKNOWN_MAX),
    tone: 'neutral' as const,
    meaning: unknownStatus.meaning,
    next: {
      step: unknownStatus.step,
      who: unknownStatus.who,
      how: unknownStatus.how,
    },
  };
}

/** The same for a visitor who came by a shared link, and may not be the customer. */
export function sharedStatusWords(status: string) {
  const { label, next } = statusWords(status);
  const shared = Object.hasOwn(sharedStates, status) ? sharedStates[status] : undefined;
  const { meaning, who, how } = shared ?? sharedOther;
  return { label, meaning, next: { step: next.step, who, how } };
}

/** Index of a status among the seven regular ones; -1 for any other. */
export const statusIndex = (status: string): number => Object.keys(trackingStates).indexOf(status);
