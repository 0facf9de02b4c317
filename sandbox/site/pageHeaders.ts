import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

const HeadersSchema = v.record(v.string(), v.record(v.string(), v.string()));

/**
 * Response headers that the build wrote into `headers.json`: `*` for every answer, a path for its page.
 * @returns a function from a page's path to its headers
 */
export function pageHeaders(root: string): (pagePath: string) => Readonly<Record<string, string>> {
  let text: string;
  try {
    text = readFileSync(path.join(root, 'headers.json'), 'utf8');
  } catch {
    return () => ({});
  }
  const headers = v.parse(HeadersSchema, JSON.parse(text));
  return (pagePath) => ({ ...headers['*'], ...headers[pagePath] });
}
