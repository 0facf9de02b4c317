import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { validation } from './rules';

const DIST = 'dist';

/** All prerendered pages. */
async function pages(): Promise<readonly string[]> {
  const files = await readdir(DIST, { recursive: true });
  return files
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => path.join(DIST, file));
}

/** `npm run check:html`: validates every page of the last build. Exits 1 if one is invalid. */
async function check(): Promise<void> {
  const files = await pages();
  if (files.length === 0) throw new Error(`No page in ${DIST}.`);
  const validator = new HtmlValidate(new StaticConfigLoader(validation));
  let count = 0;
  for (const file of files) {
    const { results } = await validator.validateFile(file);
    for (const { line, column, message, ruleId, selector } of results.flatMap(({ messages }) => messages)) {
      count += 1;
      console.error(`${file}:${String(line)}:${String(column)} ${message} (${ruleId}) ${selector ?? ''}`);
    }
  }
  if (count > 0) process.exitCode = 1;
  else console.log(`${String(files.length)} pages are valid HTML.`);
}

check().catch((error: unknown) => {
  console.error('No build to validate: run `npm run build` first.', error);
  process.exitCode = 1;
});
