import { withoutTrailing } from '../../../src/lib/text/withoutTrailing';

it.each([
  ['https://a.example//', '/', 'https://a.example'],
  ['https://a.example', '/', 'https://a.example'],
  ['///', '/', ''],
  ['', '/', ''],
  ['0.500', '0', '0.5'],
])('of %j and %j is %j', (text, character, expected) => {
  expect(withoutTrailing(text, character)).toBe(expected);
});
