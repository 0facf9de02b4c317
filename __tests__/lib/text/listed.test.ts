import { listed } from '../../../src/lib/text/listed';

it.each([
  [[], ''],
  [['Onne'], 'Onne'],
  [['Lagos', 'Onne'], 'Lagos and Onne'],
  [['Apapa', 'Lekki', 'Onne'], 'Apapa, Lekki and Onne'],
])('%j is said as "%s"', (words, said) => {
  expect(listed(words)).toBe(said);
});

it('takes another word before the last', () => {
  expect(listed(['Apapa', 'Lekki', 'Onne'], 'or')).toBe('Apapa, Lekki or Onne');
});
