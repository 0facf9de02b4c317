import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { ConfigData } from 'html-validate';

/** html-validate's recommended rules, with a reason for each change. */
const validation: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React writes `<img/>`, `srcSet` and `disabled=""`, which are valid HTML.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    // Prettier writes `<!doctype html>`. HTML ignores case here.
    'doctype-style': 'off',
    // React's `useId` starts IDs with an underscore. HTML only forbids white space, which is still checked.
    'valid-id': ['error', { relaxed: true }],
    // On phones, tables are laid out as lists. `display: block` removes their roles unless they are explicit.
    'no-redundant-role': 'off',
    // So does `display: contents` in older browsers.
    'prefer-native-element': ['error', { exclude: ['list'] }],
    // ARIA 1.2 allows naming lists, and screen readers announce the name with the number of items.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The "Main" navigation exists twice, for wide and narrow screens, and CSS shows one at a time. axe checks in the
    // browser that landmarks have unique names.
    'unique-landmark': 'off',
    // Titles end with the company's name, and search engines cut them there. `docs/editing.md` allows a longer name.
    'long-title': 'off',
    // Visitors would copy a no-break space along with the number, and phone fields reject it.
    'tel-non-breaking': 'off',
  },
};

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
