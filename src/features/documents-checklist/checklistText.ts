import { documentsTitle, documentWords } from '../../content/tools/documents';
import type { ShippingDocument } from '../../content/tools/documents';

/** The checklist as plain text for sharing, one document per line with `[x]` or `[ ]`. */
export function checklistText(documents: readonly ShippingDocument[], ticked: readonly string[]): string {
  const lines = documents.map(({ id, name, issuer }) =>
    documentWords.line(ticked.includes(id) ? '[x]' : '[ ]', name, issuer),
  );
  return [documentsTitle, ...lines].join('\n');
}
