import * as v from 'valibot';
import { storageKeys } from '../../config/storageKeys';
import { caseQuestions } from '../../content/tools/documents';
import type { PaperCase } from '../../content/tools/documents';
import { isRecord } from '../../lib/isRecord';
import { defineStored } from '../../storage/defineStored';
import { tolerantList } from '../../storage/tolerantList';

const MAX_TICKS = 100;

export const isPaperCase = (answers: unknown): answers is PaperCase =>
  isRecord(answers) &&
  caseQuestions.every(({ field, choices }) => choices.some(({ value }) => value === answers[field]));

export const storedChecklist = defineStored({
  key: storageKeys.documentsChecklist,
  schema: v.object({
    answers: v.custom<PaperCase>(isPaperCase),
    /** Ids of the papers in hand; they stay when the case changes, so that nothing is ticked twice. */
    ticked: tolerantList(v.string(), (id) => id, MAX_TICKS),
  }),
  fallback: {
    answers: { who: 'individual', taxNumber: 'no', method: 'roro', title: 'clean' },
    ticked: [],
  },
});
