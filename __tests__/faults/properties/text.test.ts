import fc from 'fast-check';
import { askedPath } from '../../../src/pages/not-found/askedPath';
import { formatAge } from '../../../src/lib/time/age';
import { parseCalendarDate } from '../../../src/lib/time/calendarDate';
import { formatDateTime, parseIsoDate } from '../../../src/lib/time/dates';
import { cleanEmail, isEmail } from '../../../src/lib/text/email';
import { parseDecimal } from '../../../src/lib/text/money';
import { checkPhone } from '../../../src/lib/phone/phone';
import { makeReferralCode, parseReferralCode } from '../../../src/lib/referralCode';
import { looksLikeHtml, plainText } from '../../../src/lib/text/text';
import { isHttpUrl, sameOriginPath } from '../../../src/lib/text/url';
import { checkVin } from '../../../src/lib/vin/checkVin';
import { VIN_LENGTH, vinCheckDigit } from '../../../src/lib/vin/checkDigit';
import { expectLinear } from '../../support/growth';
import { INVISIBLE } from '../../support/hostile';
import { anyJson, anyText, holds } from '../../support/properties';

const RUNS = 1_000;
const graphemes = (text: string) => [...new Intl.Segmenter('en').segment(text)].length;
const vinText = fc.string({
  unit: fc.constantFrom(...Array.from('ABCDEFGHJKLMNPRSTUVWXYZ0123456789')),
  minLength: 17,
  maxLength: 17,
});

describe('plainText', () => {
  it('keeps its bounds, is one line, hides nothing and is settled', () => {
    holds(RUNS, [anyText, fc.integer({ min: 1, max: 80 })], (text, most) => {
      const clean = plainText(text, most);
      expect(graphemes(clean)).toBeLessThanOrEqual(most);
      expect(clean).not.toMatch(INVISIBLE);
      expect(clean).not.toMatch(/[\n\r\t]|\p{M}{5}|^\s|\s$/u);
      expect(plainText(clean, most)).toBe(clean);
    });
  });

  it('gives a text for whatever there is', () => {
    holds(RUNS, [anyJson()], (value) => {
      expect(typeof plainText(value, 20)).toBe('string');
    });
  });

  it.each(['<a ', '\u0301', '\u202E', '👩‍👩‍👧‍👦', '<', 'a <b', ' '])(
    'is quick with a megabyte of %j',
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
  it('may be any text: there is always one answer, and 17 characters are no wrong length', () => {
    holds(RUNS, [anyText, fc.integer({ min: 1980, max: 2100 })], (text, year) => {
      const check = checkVin(text, year);
      fc.pre(check.status === 'wrong-length');
      expect(check.length).not.toBe(VIN_LENGTH);
    });
  });

  it('with its own check digit is right, and with any other it is not', () => {
    holds(RUNS, [vinText, fc.constantFrom(...Array.from('0123456789X'))], (text, digit) => {
      const put = (nine: string) => text.slice(0, 8) + nine + text.slice(9);
      const expected = vinCheckDigit(put('0')) ?? '';
      expect(checkVin(put(expected), 2026).status).toBe('ok');
      if (digit !== expected)
        expect(checkVin(put(digit), 2026).status).toMatch(/^(?:mismatch|not-compulsory)$/);
    });
  });
});

describe('a telephone number', () => {
  it('may be any text; what is accepted is E.164, and means itself', () => {
    const american = fc.stringMatching(/^(?:\+1|001) ?\(?[2-9]\d{2}\)? ?[2-9]\d{2}[- ]?\d{4}$/);
    const nigerian = fc.stringMatching(/^(?:\+234|0)(?:70|80|81|90|91)\d{4} ?\d{4}$/);
    const foreign = fc.stringMatching(/^\+44[1-9]\d{9}$/);
    holds(RUNS, [fc.oneof(anyText, american, nigerian, foreign)], (text) => {
      const check = checkPhone(text);
      fc.pre(check.kind === 'ok');
      expect(check.number.e164).toMatch(/^\+[1-9]\d{7,14}$/);
      expect(checkPhone(check.number.e164)).toEqual(check);
      expect(checkPhone(check.number.written)).toEqual(check);
    });
  });
});

describe('dates', () => {
  it('are read or refused; what is read can be written', () => {
    const iso = fc.stringMatching(
      /^\d{4}-[01]\d-[0-3]\d(?:[T ][0-2]\d:[0-6]\d(?::[0-6]\d(?:\.\d{1,9})?)?(?:Z|[+-][0-2]\d:?[0-6]\d)?)?$/,
    );
    holds(RUNS, [fc.oneof<fc.Arbitrary<unknown>[]>(iso, anyText, anyJson())], (value) => {
      const instant = parseIsoDate(value);
      fc.pre(instant !== undefined);
      expect(Number.isNaN(instant.getTime())).toBe(false);
      expect(formatDateTime(instant, 'Africa/Lagos')).toMatch(
        /^\d{1,2} [A-Z][a-z]{2} -?\d{1,4}, \d{1,2}:\d{2} [AP]M WAT$/,
      );
      expect(formatAge(instant.getTime(), Date.now())).toMatch(/\d|just now/);
    });
  });

  it('of the calendar exist', () => {
    holds(RUNS, [fc.stringMatching(/^\d{4}-[01]\d-[0-3]\d$/)], (text) => {
      const date = parseCalendarDate(text);
      fc.pre(date !== undefined);
      expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date);
    });
  });
});

describe('addresses', () => {
  it('to go on to are paths of ours, however they are read', () => {
    const path = fc.array(
      fc.constantFrom(
        '/',
        '\\',
        '..',
        '.',
        '%2f',
        '%5c',
        '@',
        ':',
        'evil.example',
        '\t',
        '\n',
        '?',
        '#',
        'javascript:',
      ),
      { maxLength: 8 },
    );
    holds(
      RUNS,
      [
        fc.oneof(
          anyText,
          path.map((parts) => `/${parts.join('')}`),
        ),
      ],
      (text) => {
        const target = sameOriginPath(text);
        fc.pre(target !== undefined);
        expect(new URL(target, 'https://harmattan.example/a/b').host).toBe('harmattan.example');
        expect(sameOriginPath(target)).toBe(target);
      },
    );
  });

  it('to open elsewhere are http or https', () => {
    holds(
      RUNS,
      [
        fc.oneof(
          anyText,
          fc.webUrl(),
          anyText.map((text) => `https://${text}`),
        ),
      ],
      (text) => {
        fc.pre(isHttpUrl(text));
        expect(new URL(text).protocol).toMatch(/^https?:$/);
      },
    );
  });

  it('that nobody knows are shown in one short line', () => {
    holds(RUNS, [anyText], (text) => {
      expect(graphemes(askedPath(`/${text}`))).toBeLessThanOrEqual(40);
    });
  });
});

it('e-mail addresses that are accepted go out with one @ and nothing that ends a header or hides', () => {
  holds(
    RUNS,
    [
      fc.oneof(
        anyText,
        fc.emailAddress(),
        anyText.map((text) => `${text}@example.com`),
      ),
    ],
    (text) => {
      fc.pre(isEmail(text));
      expect(cleanEmail(text)).toMatch(/^[!-~]+$/);
      expect(cleanEmail(text)).toMatch(/^[^<>,;@]+@[^<>,;@]+$/);
    },
  );
});

it('amounts are exact or refused', () => {
  holds(RUNS, [fc.oneof(anyText, fc.stringMatching(/^[$₦]?\d{1,9}(?:\.\d{0,3})?$/))], (text) => {
    const read = parseDecimal(text, 2);
    fc.pre(read.status === 'ok');
    expect(Number.isSafeInteger(read.units) && read.units >= 0).toBe(true);
  });
});

it('referral codes notice one wrong character', () => {
  holds(
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
