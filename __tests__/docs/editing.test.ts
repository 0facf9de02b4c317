import { existsSync, readFileSync } from 'node:fs';
import { editedFiles } from '../../scripts/editing/edit';
import { edits, heldEdits } from '../../scripts/editing/edits';

const guide = readFileSync('docs/editing.md', 'utf8');
const all = [...edits, ...heldEdits];
/** A setting is written into a file that the project does not bring. */
const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** First cells of the guide's table, without the head. */
const rows = [...guide.matchAll(/^\| (\w[^|]*?) +\|/gm)].map(([, cell]) => cell).slice(1);

it('each row of the guide is tried by an edit', () => {
  expect(rows.length).toBeGreaterThan(15);
  expect(rows.filter((row) => !all.some((edit) => edit.guide === row))).toEqual([]);
});

it.each(all)('the guide describes what is tried as “$guide”', (edit) => {
  expect(guide).toContain(edit.guide);
});

it.each(all)('“$guide” finds what it changes', (edit) => {
  expect([...editedFiles([edit], read).values()].join('')).not.toBe('');
});

it('every test that an edit names is there', () => {
  expect(all.flatMap(({ tests }) => tests).filter((test) => !existsSync(test))).toEqual([]);
});

it.each(heldEdits)('the guide names the tests that hold “$guide”', ({ tests }) => {
  expect(tests.filter((test) => !guide.includes(test))).toEqual([]);
});
