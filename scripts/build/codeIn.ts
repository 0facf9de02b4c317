import { PAGE_CODE } from '../../src/lib/ownPage';

const LISTS = new RegExp(`<meta name="(?:code|${PAGE_CODE})" content="([^"]*)"`, 'g');

/**
 * The script files listed in a built page's head: those of every page, the entry last, then the page's own.
 * @throws if either list is missing
 */
export function codeIn(html: string): readonly string[] {
  const lists = [...html.matchAll(LISTS)];
  if (lists.length < 2) throw new Error('The page lists no code in its head.');
  return lists.flatMap(([, files = '']) => files.split(' ').filter(Boolean));
}
