import { cleanEmail, isEmail } from '../../../src/lib/text/email';

it.each([
  'ada@example.com',
  ' ada@example.com ',
  'ada\u200B@example.com',
  "o'neil+cars@mail.example.co.uk",
  'A@B.NG',
  'a@1-2.example.museum',
  `${'a'.repeat(242)}@example.com`,
])('accepts %j', (address) => {
  expect(isEmail(address)).toBe(true);
});

it.each([
  '',
  'ada',
  'ada@example',
  'ada@@example.com',
  'ada@ex ample.com',
  'ada smith@example.com',
  'x ada@example.com',
  'ada@example.com x',
  '.ada@example.com',
  'ada.@example.com',
  'ada..smith@example.com',
  'ada@example..com',
  'ada@-example.com',
  'ada@example-.com',
  'ada@mail.-example.com',
  'ada@mail.example-.com',
  'ada@example.c',
  'ada@example.c0m',
  'ada@exam!ple.com',
  `${'a'.repeat(243)}@example.com`,
])('rejects %j', (address) => {
  expect(isEmail(address)).toBe(false);
});

it('removes surrounding white space and invisible characters', () => {
  expect(cleanEmail(' \u200Bada@example.com\u2060\n')).toBe('ada@example.com');
});
