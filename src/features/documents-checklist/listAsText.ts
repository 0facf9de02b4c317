import { papersTitle, documentWords } from '../../content/tools/documents';
import type { Paper } from '../../content/tools/documents';

/** The list as plain text, for a message: one paper a line, with a mark for those in hand. */
export function listAsText(papers: readonly Paper[], ticked: readonly string[]): string {
  const lines = papers.map(({ id, name, issuer }) =>
    documentWords.line(ticked.includes(id) ? '[x]' : '[ ]', name, issuer),
  );
  return [papersTitle, ...lines].join('\n');
}
