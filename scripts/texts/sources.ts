import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { extractTexts } from './extract';
import type { VisibleText } from './extract';

/** Layers without visible text. Their error messages are for engineers. */
const WORDLESS = /^src\/(?:api|config|session|device|worker|ui\/theme|content\/map\/chart)\b/;
const MANIFEST = 'public/manifest.webmanifest';
const TEXT_KEYS = ['name', 'short_name', 'description'];

/** All visible texts: those in src/content, then the rest of src, then the web app manifest. */
export function allTexts(): readonly VisibleText[] {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join('src', file))
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !WORDLESS.test(file))
    .sort((a, b) => Number(isContent(b)) - Number(isContent(a)) || a.localeCompare(b));
  return [...files.flatMap((file) => extractTexts(file, readFileSync(file, 'utf8'))), ...manifestTexts()];
}

const isContent = (file: string) => file.startsWith('src/content/');

const manifestTexts = (): readonly VisibleText[] =>
  readFileSync(MANIFEST, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      const [, key = '', text = ''] = /^ {2}"(\w+)": "(.*)",?$/.exec(line) ?? [];
      return TEXT_KEYS.includes(key) ? [{ file: MANIFEST, line: index + 1, text }] : [];
    });

/** The number of words in a text, without inserted values. */
export const wordsIn = (text: string): number => text.match(/[\p{L}\d][\p{L}\d’'.,/-]*/gu)?.length ?? 0;
