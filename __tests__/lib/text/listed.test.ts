import { listed } from '../../../src/lib/text/listed';

it.each([
  [[], ''],
  [['Onne'], 'Onne'],
  [['Lagos', 'Onne'], 'Lagos and Onne'],
  [['Apapa', 'Lekki', 'Onne'], 'Apapa, Lekki and Onne'],
])('%j reads "%s"', (words, text) => {
  expect(listed(words)).toBe(text);
});

it('accepts another conjunction', () => {
  expect(listed(['Apapa', 'Lekki', 'Onne'], 'or')).toBe('Apapa, Lekki or Onne');
});
