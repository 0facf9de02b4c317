import * as v from 'valibot';
import { storageKeys } from '../../config/storageKeys';
import { caseQuestions } from '../../content/tools/documentCase';
import type { DocumentCase } from '../../content/tools/documentCase';
import { isRecord } from '../../lib/json';
import { defineDeviceItem } from '../../device/defineDeviceItem';
import { tolerantList } from '../../device/lists';
import {
  documentsTitle,
  documentStages,
  documentWords,
  shippingDocuments,
} from '../../content/tools/documents';
import type { ShippingDocument } from '../../content/tools/documents';

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

/** The checklist as plain text for sharing, one document per line with `[x]` or `[ ]`. */
export function checklistText(documents: readonly ShippingDocument[], ticked: readonly string[]): string {
  const lines = documents.map(({ id, name, issuer }) =>
    documentWords.line(ticked.includes(id) ? '[x]' : '[ ]', name, issuer),
  );
  return [documentsTitle, ...lines].join('\n');
}

const allows = (allowed: readonly string[] | undefined, value: string) =>
  allowed === undefined || allowed.includes(value);

/** The stages with their documents, and how many of those the visitor has. */
export const byStage = (documents: readonly ShippingDocument[], ticked: readonly string[]) =>
  documentStages.map((stage) => {
    const own = documents.filter((document) => document.stage === stage.id);
    return { ...stage, documents: own, inHand: own.filter(({ id }) => ticked.includes(id)).length };
  });

/** The documents a case requires, in order. */
export function requiredDocuments(answers: DocumentCase): readonly ShippingDocument[] {
  return shippingDocuments.filter(
    ({ only = {} }) =>
      allows(only.who, answers.who) &&
      allows(only.taxNumber, answers.taxNumber) &&
      allows(only.method, answers.method) &&
      allows(only.title, answers.title),
  );
}
