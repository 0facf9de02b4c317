import { papersTitle, documentWords } from '../../content/tools/documents';
import type { Paper } from '../../content/tools/documents';

/** The checklist as plain text for sharing, one document per line with `[x]` or `[ ]`. */
export function checklistText(papers: readonly Paper[], ticked: readonly string[]): string {
  const lines = papers.map(({ id, name, issuer }) =>
    documentWords.line(ticked.includes(id) ? '[x]' : '[ ]', name, issuer),
  );
  return [papersTitle, ...lines].join('\n');
}
