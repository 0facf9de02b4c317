import { existsSync, readFileSync } from 'node:fs';
import { edits, forbiddenEdits } from '../../scripts/editing/edits';

const guide = readFileSync('docs/editing.md', 'utf8');
const all = [...edits, ...forbiddenEdits];

/** First column of the guide's table, without its header. */
const rows = [...guide.matchAll(/^\| (\w[^|]*?) +\|/gm)].map(([, cell]) => cell).slice(1);

it('has an edit for each row of the guide', () => {
  expect(rows.length).toBeGreaterThan(15);
  expect(rows.filter((row) => !all.some((edit) => edit.guide === row))).toEqual([]);
});

it.each(all)('the guide describes the edit “$guide”', (edit) => {
  expect(guide).toContain(edit.guide);
});

it('names only existing tests', () => {
  expect(all.flatMap(({ tests }) => tests).filter((test) => !existsSync(test))).toEqual([]);
});

it.each(forbiddenEdits)('the guide names the tests that fail on “$guide”', ({ tests }) => {
  expect(tests.filter((test) => !guide.includes(test))).toEqual([]);
});
