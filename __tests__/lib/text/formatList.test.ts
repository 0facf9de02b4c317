import { formatList } from '../../../src/lib/text/format';

it.each([
  [[], ''],
  [['Onne'], 'Onne'],
  [['Lagos', 'Onne'], 'Lagos and Onne'],
  [['Apapa', 'Lekki', 'Onne'], 'Apapa, Lekki and Onne'],
])('%j reads "%s"', (words, text) => {
  expect(formatList(words)).toBe(text);
});

it('accepts another conjunction', () => {
  expect(formatList(['Apapa', 'Lekki', 'Onne'], 'or')).toBe('Apapa, Lekki or Onne');
});
