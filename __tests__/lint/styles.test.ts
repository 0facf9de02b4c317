/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { RuleTester } from 'eslint';
import { ownMotion, rules, SHEET, unknownProperties } from '../../scripts/lint/styles';

const tester = new RuleTester();
const filename = path.resolve('src/features/voyage/Some.js');
const found = (text: string) => [{ messageId: 'found', data: { found: text } }];

tester.run('known-custom-properties', rules['known-custom-properties'], {
  valid: [
    { name: 'a token', filename, code: 'css`color: var(--ink);`' },
    { name: 'defined in another file of the folder', filename, code: 'css`top: var(--tile);`' },
    { name: 'a fallback', filename, code: 'css`top: var(--nowhere, 0);`' },
    { name: 'between expressions', filename, code: 'css`${a} color: var(--ink); ${b}`' },
  ],
  invalid: [
    { name: 'a typo', filename, code: 'css`color: var(--inc);`', errors: found('--inc') },
    {
      name: 'defined in another folder',
      filename: path.resolve('src/ui/Some.js'),
      code: 'css`top: var(--tile);`',
      errors: found('--tile'),
    },
    { name: 'in an attribute', filename, code: "const fill = 'var(--inc)';", errors: found('--inc') },
    { name: 'split by an expression', filename, code: 'css`${a}: var(--inc) ${b};`', errors: found('--inc') },
  ],
});

tester.run('motion-from-tokens', rules['motion-from-tokens'], {
  valid: [
    { name: 'tokens', filename, code: 'css`transition: top var(--quick) var(--ease);`' },
    { name: 'what scrolling drives', filename, code: 'css`animation: ${rock} linear 48 alternate;`' },
    { name: 'a delay', filename, code: 'css`animation: ${appear} var(--patience) step-end;`' },
    { name: 'a name that contains “ease”', filename, code: 'css`transition: var(--release);`' },
  ],
  invalid: ['top 120ms var(--ease)', 'top .5s', 'top var(--quick) ease-in', '${a} var(--slow) steps(3)'].map(
    (value) => ({
      name: value,
      filename,
      code: `css\`transition: ${value};\``,
      errors: found(`transition: ${value.replace('${a}', '0')};`),
    }),
  ),
});

describe(SHEET, () => {
  const sheet = readFileSync(SHEET, 'utf8');

  it('defines every custom property that it uses without a fallback', () => {
    expect(unknownProperties(sheet, path.dirname(SHEET))).toEqual([]);
  });

  it('takes its own motion from the tokens', () => {
    expect(sheet).toMatch(/animation: rise var/);
    expect(ownMotion(sheet)).toEqual([]);
  });
});
