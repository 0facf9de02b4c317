import fc from 'fast-check';
import { askedPath } from '../../../src/pages/not-found/useSuggestedPaths';
import { formatAge, parseCalendarDate } from '../../../src/lib/time/calendarDate';
import { formatDateTime, parseIsoDate } from '../../../src/lib/time/dates';
import { cleanEmail, isEmail } from '../../../src/lib/text/email';
import { parseDecimal } from '../../../src/lib/text/money';
import { checkPhone } from '../../../src/lib/phone/phone';
import { makeReferralCode, parseReferralCode } from '../../../src/lib/referralCode';
import { looksLikeHtml, plainText } from '../../../src/lib/text/text';
import { checkVin } from '../../../src/lib/vin/checkVin';
import { VIN_LENGTH, vinCheckDigit } from '../../../src/lib/vin/vin';
import { expectLinear } from '../../support/expectLinear';
import { INVISIBLE } from '../../support/hostile';
import { anyJson, anyText, checkProperty } from '../../support/properties';

const RUNS = 1_000;
const graphemes = (text: string) => [...new Intl.Segmenter('en').segment(text)].length;
const vinText = fc.string({
  unit: fc.constantFrom(...Array.from('ABCDEFGHJKLMNPRSTUVWXYZ0123456789')),
  minLength: 17,
  maxLength: 17,
});

describe('plainText', () => {
  it('gives one line within the limit, with no invisible characters, and is idempotent', () => {
    checkProperty(RUNS, [anyText, fc.integer({ min: 1, max: 80 })], (text, most) => {
      const clean = plainText(text, most);
      expect(graphemes(clean)).toBeLessThanOrEqual(most);
      expect(clean).not.toMatch(INVISIBLE);
      expect(clean).not.toMatch(/[\n\r\t]|\p{M}{5}|^\s|\s$/u);
      expect(plainText(clean, most)).toBe(clean);
    });
  });

  it('gives a string for any value', () => {
    checkProperty(RUNS, [anyJson()], (value) => {
      expect(typeof plainText(value, 20)).toBe('string');
    });
  });

  it.each(['<a ', '\u0301', '\u202E', '👩‍👩‍👧‍👦', '<', 'a <b', ' '])(
    'is linear in a megabyte of %j',
    async (piece) => {
      await expectLinear((length) => {
        const text = piece.repeat(length / piece.length);
        plainText(text, 300);
        looksLikeHtml(text);
      }, 1_000_000);
    },
  );
});

describe('a VIN', () => {
  it('may be any text; 17 characters are never the wrong length', () => {
    checkProperty(RUNS, [anyText, fc.integer({ min: 1980, max: 2100 })], (text, year) => {
      const check = checkVin(text, year);
      fc.pre(check.status === 'wrong-length');
      expect(check.length).not.toBe(VIN_LENGTH);
    });
  });

  it('is valid with its check digit, and with no other', () => {
    checkProperty(RUNS, [vinText, fc.constantFrom(...Array.from('0123456789X'))], (text, digit) => {
      const withCheckDigit = (nine: string) => text.slice(0, 8) + nine + text.slice(9);
      const expected = vinCheckDigit(withCheckDigit('0')) ?? '';
      expect(checkVin(withCheckDigit(expected), 2026).status).toBe('ok');
      if (digit !== expected)
        expect(checkVin(withCheckDigit(digit), 2026).status).toMatch(/^(?:mismatch|not-compulsory)$/);
    });
  });
});

describe('a phone number', () => {
  it('may be any text; an accepted number is E.164 and parses to itself', () => {
    const american = fc.stringMatching(/^(?:\+1|001) ?\(?[2-9]\d{2}\)? ?[2-9]\d{2}[- ]?\d{4}$/);
    const nigerian = fc.stringMatching(/^(?:\+234|0)(?:70|80|81|90|91)\d{4} ?\d{4}$/);
    const foreign = fc.stringMatching(/^\+44[1-9]\d{9}$/);
    checkProperty(RUNS, [fc.oneof(anyText, american, nigerian, foreign)], (text) => {
      const check = checkPhone(text);
      fc.pre(check.kind === 'ok');
      expect(check.number.e164).toMatch(/^\+[1-9]\d{7,14}$/);
      expect(checkPhone(check.number.e164)).toEqual(check);
      expect(checkPhone(check.number.written)).toEqual(check);
    });
  });
});

describe('dates', () => {
  it('are parsed or rejected; a parsed one can be formatted', () => {
    const iso = fc.stringMatching(
      /^\d{4}-[01]\d-[0-3]\d(?:[T ][0-2]\d:[0-6]\d(?::[0-6]\d(?:\.\d{1,9})?)?(?:Z|[+-][0-2]\d:?[0-6]\d)?)?$/,
    );
    checkProperty(RUNS, [fc.oneof<fc.Arbitrary<unknown>[]>(iso, anyText, anyJson())], (value) => {
      const instant = parseIsoDate(value);
      fc.pre(instant !== undefined);
      expect(Number.isNaN(instant.getTime())).toBe(false);
      expect(formatDateTime(instant, 'Africa/Lagos')).toMatch(
        /^\d{1,2} [A-Z][a-z]{2} -?\d{1,4}, \d{1,2}:\d{2}\u00A0[AP]M\u00A0WAT$/,
      );
      expect(formatAge(instant.getTime(), Date.now())).toMatch(/\d|just now/);
    });
  });

  it('without a time exist in the calendar', () => {
    checkProperty(RUNS, [fc.stringMatching(/^\d{4}-[01]\d-[0-3]\d$/)], (text) => {
      const date = parseCalendarDate(text);
      fc.pre(date !== undefined);
      expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date);
    });
  });
});

it('shows a path that was not found in one short line', () => {
  checkProperty(RUNS, [anyText], (text) => {
    expect(graphemes(askedPath(`/${text}`))).toBeLessThanOrEqual(40);
  });
});

it('accepts e-mail addresses only with one @ and visible characters that cannot end a header', () => {
  checkProperty(
    RUNS,
    [
      fc.oneof(
        anyText,
        fc.emailAddress(),
        anyText.map((text) => `${text}@example.com`),
        anyText.map((text) => `ada@${text}.com`),
        fc.emailAddress().map((address) => `Ada <${address}>`),
      ),
    ],
    (text) => {
      fc.pre(isEmail(text));
      expect(cleanEmail(text)).toMatch(/^[!-~]+@[\p{L}\p{M}\p{N}.-]+$/u);
      expect(cleanEmail(cleanEmail(text))).toBe(cleanEmail(text));
      expect(cleanEmail(text)).toMatch(/^[^<>,;@]+@[^<>,;@]+$/);
    },
  );
});

it('parses amounts exactly or rejects them', () => {
  checkProperty(RUNS, [fc.oneof(anyText, fc.stringMatching(/^[$₦]?\d{1,9}(?:\.\d{0,3})?$/))], (text) => {
    const read = parseDecimal(text, 2);
    fc.pre(read.status === 'ok');
    expect(Number.isSafeInteger(read.units) && read.units >= 0).toBe(true);
  });
});

it('detects one wrong character in a referral code', () => {
  checkProperty(
    RUNS,
    [fc.uint8Array({ minLength: 7, maxLength: 7 }), fc.integer({ min: 0, max: 7 })],
    (bytes, at) => {
      const code = makeReferralCode((target) => {
        target.set(bytes);
      });
      expect(parseReferralCode(code)).toBe(code);
      const wrong = code.slice(0, at) + (code[at] === '7' ? '8' : '7') + code.slice(at + 1);
      expect(parseReferralCode(wrong)).toBeUndefined();
    },
  );
});
