import { groupDigits } from '../../../src/lib/text/format';

it.each([
  ['1', '1'],
  ['123', '123'],
  ['1234', '1,234'],
  ['123456', '123,456'],
  ['1234567', '1,234,567'],
])('groups %s as %s', (digits, grouped) => {
  expect(groupDigits(digits)).toBe(grouped);
});
