import { readFileSync } from 'node:fs';
import * as v from 'valibot';

/** Where a build leaves its response headers: beside the site, never in the folder that is served. */
export const HEADERS_FILE = 'deploy/generated/headers.json';

const HeadersSchema = v.record(v.string(), v.record(v.string(), v.string()));

/** Response headers by path; `*` stands for every answer. */
export type PageHeaders = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** @throws when there is no build */
export function readHeaders(): PageHeaders {
  let text: string;
  try {
    text = readFileSync(HEADERS_FILE, 'utf8');
  } catch (cause) {
    throw new Error(`${HEADERS_FILE} is missing: run \`npm run build\` first.`, { cause });
  }
  return v.parse(HeadersSchema, JSON.parse(text));
}
