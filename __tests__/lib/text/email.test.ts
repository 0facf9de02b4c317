import { cleanEmail, isEmail } from '../../../src/lib/text/email';

it.each([
  'ada@example.com',
  ' ada@example.com ',
  'ada\u200B@example.com',
  "o'neil+cars@mail.example.co.uk",
  "tolu.o'neil@example.com",
  'a&b@example.com',
  // A domain in Unicode and in Punycode.
  'ada@b\u00FCcher.example',
  'ada@xn--bcher-kva.example',
  'ada@\u092A\u0930\u0940\u0915\u094D\u0937\u093E.\u092D\u093E\u0930\u0924',
  'ada@example.xn--p1ai',
  'Ada Obi <ada@example.com>',
  '"Obi, Ada" <ada@example.com>,',
  'mailto:ada@example.com?subject=Car',
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
  'ada@\u00FC-.example',
  'b\u00FCcher@example.com',
  'ada@example.xn--',
  'Ada <ada> <ada@example.com>',
  'mailto:',
  'ada@example.c',
  'ada@example.c0m',
  'ada@exam!ple.com',
  `${'a'.repeat(243)}@example.com`,
])('rejects %j', (address) => {
  expect(isEmail(address)).toBe(false);
});

it.each([
  ['Ada Obi <ada@example.com>', 'ada@example.com'],
  ['<ada@example.com>;', 'ada@example.com'],
  ['MAILTO:ada@example.com', 'ada@example.com'],
  // What keyboards add, and labels that are copied along.
  ['ada@example.com.', 'ada@example.com'],
  ['ada@example.com,', 'ada@example.com'],
  ['ada @ example.com', 'ada@example.com'],
  ['E-mail: ada@example.com', 'ada@example.com'],
  ['Email address: ada@example.com', 'ada@example.com'],
  ['<mailto:tolu.o%27neil@example.com?cc=x@example.com>', "tolu.o'neil@example.com"],
  ['mailto:100%@example.com', '100%@example.com'],
  ['\uFF41\uFF44\uFF41@example.com', 'ada@example.com'],
  [' ada ', 'ada'],
])('finds the address in %j', (text, address) => {
  expect(cleanEmail(text)).toBe(address);
});

it('removes surrounding white space and invisible characters', () => {
  expect(cleanEmail(' \u200Bada@example.com\u2060\n')).toBe('ada@example.com');
});
