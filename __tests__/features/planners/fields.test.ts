import { parse } from 'valibot';
import { FieldText, TEXT_MAX, parseWholeNumber } from '../../../src/features/planners/fields';

const longest = '1'.repeat(TEXT_MAX);

it.each([
  [longest, longest],
  ['', ''],
  [`${longest}1`, ''],
  [2026, ''],
  [null, ''],
])('restores %j as %j', (stored, text) => {
  expect(parse(FieldText, stored)).toBe(text);
});

it.each([
  ['2026', 2026],
  [' 12 ', 12],
  ['0', 0],
  ['', undefined],
  ['20266', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['12 years', undefined],
  ['in 12', undefined],
])('reads %j as the whole number %j', (text, expected) => {
  expect(parseWholeNumber(text)).toBe(expected);
});
