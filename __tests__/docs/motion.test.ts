import { readFileSync } from 'node:fs';

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
