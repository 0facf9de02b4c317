import type { Finding } from './finding';

/**
 * Once the lawyer has confirmed the legal texts, they mustn't say that they are templates.
 * @param notice shown on each of them; '' for none
 * @param statements those left to confirm
 */
export function leftoverNotice(
  notice: string,
  statements: readonly { readonly where: string }[],
): readonly Finding[] {
  if (notice === '' || statements.some(({ where }) => where.startsWith('src/content/legal/'))) return [];
  return [{ where: 'src/content/legal/legalDate.ts templateNotice', value: notice }];
}
