import type { DocumentCase } from '../../content/tools/documentCase';
import { shippingDocuments } from '../../content/tools/documents';
import type { ShippingDocument } from '../../content/tools/documents';

const allows = (allowed: readonly string[] | undefined, value: string) =>
  allowed === undefined || allowed.includes(value);

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
