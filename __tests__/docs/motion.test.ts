import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const css = readFileSync('src/ui/theme/global.css', 'utf8');
const [, declarations = ''] = /Motion: docs\/motion\.md\. \*\/\n((?: {2}--.+;\n)+)/.exec(css) ?? [];
const tokens = [...declarations.matchAll(/(--\w+): (.+);/g)].map(([, name = '', value = '']) => ({
  name,
  value: value.replace(/(?<=\d)m?s$/, ' $&'),
}));

it('docs/motion.md has every motion token with its value', () => {
  expect(tokens.length).toBeGreaterThan(3);
  const rows = readFileSync('docs/motion.md', 'utf8').replaceAll('`', '').replace(/ +/g, ' ');
  expect(tokens.filter(({ name, value }) => !rows.includes(`| ${name} | ${value} |`))).toEqual([]);
});

/** `linear` is for what the visitor's scrolling drives, and `step-end` for a delay. */
const LITERAL = /(?<![\w-])[\d.]+m?s\b|(?<![\w-])ease|cubic-bezier|steps\(/;

it('every transition and animation takes its duration and easing from the tokens', () => {
  const found = readdirSync('src', { recursive: true, encoding: 'utf8' })
    // src/start has its own styles: the theme's may be missing when they are needed.
    .filter((file) => /\.(?:tsx?|css)$/.test(file) && !file.startsWith('start/'))
    .flatMap((file) =>
      [
        ...readFileSync(path.join('src', file), 'utf8').matchAll(
          /\b(?:transition|animation)(?:-(?:duration|delay|timing-function))?:([^;]+);/g,
        ),
      ].map(([rule, value = '']) => ({ file, rule, value })),
    );
  expect(found.length).toBeGreaterThan(7);
  expect(found.filter(({ value }) => LITERAL.test(value))).toEqual([]);
});
