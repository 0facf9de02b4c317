import { cancelledState, trackingStates, unknownStatus } from '../../../content/pages/tracking';
import { humanized } from '../../../lib/text/text';

const UNKNOWN_MAX = 60;

/** Words for a state of the contract; a state that nobody knows is shown as text. */
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
      who: 'you',
      how: unknownStatus.how,
    },
  };
}

/** Place of a state among the seven; -1 for one beside them. */
export const stepOf = (status: string): number => Object.keys(trackingStates).indexOf(status);
