import { readFileSync } from 'node:fs';
import * as v from 'valibot';

/** The response headers that a build writes. They stay out of the folder that is served. */
export const HEADERS_FILE = 'deploy/generated/headers.json';

const HeadersSchema = v.record(v.string(), v.record(v.string(), v.string()));

/** Response headers by path. `*` applies to every response. */
export type PageHeaders = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** @throws if there is no build */
export function readHeaders(): PageHeaders {
  let text: string;
  try {
    text = readFileSync(HEADERS_FILE, 'utf8');
  } catch (cause) {
    throw new Error(`${HEADERS_FILE} is missing: run \`npm run build\` first.`, { cause });
  }
  return v.parse(HeadersSchema, JSON.parse(text));
}
