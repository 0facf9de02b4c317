import { checkPhone, toE164 } from '../../../src/lib/phone/phone';

describe('an unambiguous number', () => {
  it.each([
    // Fictional North American numbers (555-01xx), as people write them.
    ['+1 (410) 555-0142', '+14105550142'],
    ['410.555.0142', '+14105550142'],
    ['1 410 555 0142', '+14105550142'],
    // E.123: "+" and groups of digits; dialed internationally with 00 (ITU) or 011 (North America).
    ['011 234 803 555 0142', '+2348035550142'],
    ['00234 803 555 0142', '+2348035550142'],
    ['0803 555 0142', '+2348035550142'],
    ['+234 (0) 803 555 0142', '+2348035550142'],
    ['+234 1 277 2700', '+23412772700'],
    // Ofcom's numbers for TV and radio drama.
    ['+44 20 7946 0018', '+442079460018'],
    // Copied from a page: no-break spaces, a figure dash, full-width digits, a hidden direction mark.
    ['\u202A+1\u00A0410\u2012555\u20120142', '+14105550142'],
    ['＋１４１０５５５０１４２', '+14105550142'],
  ])('%s is %s', (typed, e164) => {
    expect(toE164(typed)).toBe(e164);
  });
});

it('offers both readings of a number that is valid in two countries', () => {
  const check = checkPhone('803 555 0142');
  expect(check).toMatchObject({
    kind: 'ambiguous',
    numbers: [{ e164: '+18035550142' }, { e164: '+2348035550142' }],
  });
  expect(toE164('803 555 0142')).toBeUndefined();
});

it.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['call me', 'characters'],
  ['+1 410 555 01', 'length'],
  ['+1 110 555 0142', 'impossible'],
  ['+234 603 555 0142', 'impossible'],
  ['+44 20', 'length'],
  ['+1234567890123456', 'length'],
  ['020 7946 0018 55', 'no-country-code'],
])('classifies "%s" as %s', (typed, kind) => {
  expect(checkPhone(typed).kind).toBe(kind);
});
