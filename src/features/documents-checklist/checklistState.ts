import { caseQuestions } from '../../content/documents';
import type { PaperCase } from '../../content/documents';
import { isRecord } from '../../lib/isRecord';

export interface ChecklistState {
  readonly answers: PaperCase;
  /** Ids of the papers in hand; kept when the case changes, so that nothing is ticked twice. */
  readonly ticked: readonly string[];
}

export const startState: ChecklistState = {
  answers: { who: 'individual', taxNumber: 'no', method: 'roro', title: 'clean' },
  ticked: [],
};

const MAX_TICKS = 100;

/** What was kept on the device; undefined when it is not what we wrote. */
export function parseState(stored: unknown): ChecklistState | undefined {
  if (!isRecord(stored) || !isRecord(stored.answers) || !Array.isArray(stored.ticked)) return undefined;
  const answers = stored.answers;
  const known = caseQuestions.every(({ field, choices }) =>
    choices.some(({ value }) => value === answers[field]),
  );
  if (!known) return undefined;
  const ticked = stored.ticked.filter((id): id is string => typeof id === 'string').slice(0, MAX_TICKS);
  return { answers: answers as unknown as PaperCase, ticked };
}
