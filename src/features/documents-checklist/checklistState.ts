import * as v from 'valibot';
import { storageKeys } from '../../config/storageKeys';
import { caseQuestions } from '../../content/tools/documentCase';
import type { DocumentCase } from '../../content/tools/documentCase';
import { isRecord } from '../../lib/isRecord';
import { defineDeviceItem } from '../../device/defineDeviceItem';
import { tolerantList } from '../../device/lists';

const MAX_TICKS = 100;

export const isDocumentCase = (answers: unknown): answers is DocumentCase =>
  isRecord(answers) &&
  caseQuestions.every(({ field, choices }) => choices.some(({ value }) => value === answers[field]));

export const storedChecklist = defineDeviceItem({
  key: storageKeys.documentsChecklist,
  schema: v.object({
    answers: v.custom<DocumentCase>(isDocumentCase),
    /** Ids of documents the visitor has. Changing the answers doesn't clear them. */
    ticked: tolerantList(v.string(), (id) => id, MAX_TICKS),
  }),
  fallback: {
    answers: { who: 'individual', taxNumber: 'no', method: 'roro', title: 'clean' },
    ticked: [],
  },
});
