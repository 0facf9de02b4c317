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
    // Dialed from Nigeria with 009, and from North America with 011.
    ['009 234 803 555 0142', '+2348035550142'],
    ['0092348035550142', '+2348035550142'],
    ['009 1 410 555 0142', '+14105550142'],
    ['00914105550142', '+14105550142'],
    ['011 1 410 555 0142', '+14105550142'],
    ['0112348035550142', '+2348035550142'],
    ['009 44 20 7946 0018', '+442079460018'],
    // The trunk prefix 0 after the country code, with and without +.
    ['234 0803 555 0142', '+2348035550142'],
    ['+234 (0)803 555 0142', '+2348035550142'],
    ['234 (0) 803 555 0142', '+2348035550142'],
    ['234 803 555 0142', '+2348035550142'],
    ['234 1 277 2700', '+23412772700'],
    // 00, where a space or the rest shows that it isn't 009.
    ['00 91 98765 43210', '+919876543210'],
    ['0090 532 123 4567', '+905321234567'],
    // A link, with and without an extension (RFC 3966).
    ['tel:+14105550142', '+14105550142'],
    [' TEL:+1-410-555-0142;ext=12', '+14105550142'],
    // Ofcom's numbers for TV and radio drama.
    ['+44 20 7946 0018', '+442079460018'],
    ['+44 (0)20 7946 0018', '+442079460018'],
    ['0044 020 7946 0018', '+442079460018'],
    ['+971 (0)50 123 4567', '+971501234567'],
    // In Italy and the Ivory Coast, the 0 is dialed.
    ['+39 06 6982 0018', '+390669820018'],
    ['+225 07 01 02 03 04', '+2250701020304'],
    // Copied from a page: no-break spaces, a figure dash, full-width digits, a hidden direction mark.
    ['\u202A+1\u00A0410\u2012555\u20120142', '+14105550142'],
    ['＋１４１０５５５０１４２', '+14105550142'],
  ])('%s is %s', (typed, e164) => {
    expect(toE164(typed)).toBe(e164);
  });
});

describe('a number for display', () => {
  it.each([
    ['4105550142', '+1 410 555 0142', 'north-america'],
    ['08035550142', '+234 803 555 0142', 'nigeria'],
    ['+23412772700', '+234 1 2772700', 'nigeria'],
    ['+234 277 2700', '+234 2772700', 'nigeria'],
    ['+442079460018', '+442079460018', 'other'],
  ])('%s is written %s', (typed, written, country) => {
    expect(checkPhone(typed)).toMatchObject({ kind: 'ok', number: { written, country } });
  });
});

describe('a number that can’t be one', () => {
  it.each([
    ['+1 410 555', 'length'],
    ['+1 410 555 01422', 'length'],
    ['+234 803 555', 'length'],
    ['+234 803 555 01422', 'length'],
    ['+44 20 794', 'length'],
    ['+44 20 7946 0018 0018', 'length'],
    ['0555', 'no-country-code'],
    ['5550142', 'length'],
    ['55501422', 'no-country-code'],
    ['+0 410 555 0142', 'impossible'],
    ['+1 110 555 0142', 'impossible'],
    ['+234 603 555 0142', 'impossible'],
    ['1 110 555 0142', 'no-country-code'],
    ['9 234 0803 555 0142', 'no-country-code'],
    ['410 555 0142 or 410 555 0199', 'several'],
    ['call me', 'characters'],
    ['4105550142x', 'characters'],
    [' ', 'empty'],
  ])('%s: %s', (typed, kind) => {
    expect(checkPhone(typed).kind).toBe(kind);
  });

  it.each([
    ['+44 20 794 1', '+44207941'],
    ['+44 20 7946 0018 001', '+442079460018001'],
  ])('unlike %s, the shortest and the longest', (typed, e164) => {
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

it('offers both readings of 009 before another country’s number', () => {
  expect(checkPhone('009442079460018')).toMatchObject({
    kind: 'ambiguous',
    numbers: [{ e164: '+442079460018' }, { e164: '+9442079460018' }],
  });
});

it('never reads a number dialed from Nigeria as one of India or Pakistan', () => {
  const wrong = ['009 1 110 555 0142', '00911105550142', '009 234 603 555 0142', '009234603555014', '0091'];
  expect(wrong.map(toE164)).toEqual(wrong.map(() => undefined));
  expect(checkPhone('00911105550142').kind).toBe('no-country-code');
});

it.each([
  ['', 'empty'],
  ['tel:', 'empty'],
  ['   ', 'empty'],
  ['call me', 'characters'],
  ['(410) 555-0142 ext. 12', 'characters'],
  ['0803 555 0142 / 0805 555 0142', 'several'],
  ['+1 410 555 0142 or +234 803 555 0142', 'several'],
  ['410/555-0142', 'ok'],
  ['+1 410 555 01', 'length'],
  ['+1 110 555 0142', 'impossible'],
  ['+234 603 555 0142', 'impossible'],
  ['+44 20', 'length'],
  ['+1234567890123456', 'length'],
  ['020 7946 0018 55', 'no-country-code'],
])('classifies "%s" as %s', (typed, kind) => {
  expect(checkPhone(typed).kind).toBe(kind);
});
