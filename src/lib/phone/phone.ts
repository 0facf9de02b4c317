import { withoutInvisible } from '../text/text';

/** A phone number in E.164, such as '+14105550142', and formatted for display. */
export interface PhoneNumber {
  readonly e164: string;
  readonly written: string;
  readonly country: 'north-america' | 'nigeria' | 'other';
}

/**
 * - `ok`: a valid number
 * - `ambiguous`: without a country code, valid both as a US number and as a Nigerian mobile number; or after 009, which is
 * Nigeria's international prefix, or 00 and a country code that starts with 9
 * - `no-country-code`: starts with no country code we recognize
 * - `characters`: contains characters that can't be part of a phone number
 * - `length`: E.164 has 8 to 15 digits; after the country code, North America has 10, Nigeria 10 (landlines 7
 * or 8)
 * - `impossible`: has the right length, but no number of that country starts like this
 */
export type PhoneCheck =
  | { readonly kind: 'empty' }
  | { readonly kind: 'ok'; readonly number: PhoneNumber }
  | { readonly kind: 'ambiguous'; readonly numbers: readonly [PhoneNumber, PhoneNumber] }
  | { readonly kind: 'no-country-code' | 'characters' | 'length' | 'impossible' | 'several' };

/** Separators people type between digits. */
const BETWEEN = /[\s().\-/\u2010-\u2015]/g;
/** A number's link (RFC 3966): its parameters, such as an extension, follow the number. */
const LINK = /^tel:([^;?]*)(?:[;?].*)?$/is;

/** Between two numbers in one field. A slash may also be part of a number, as in 410/555-0142. */
const BETWEEN_NUMBERS = /[/,;|&]|\b(?:or|and)\b/i;

const MIN_DIGITS = 8;
const MAX_DIGITS = 15;

/** Area codes and exchanges of the North American Numbering Plan start with 2 to 9. */
const NANP = /^[2-9]\d{2}[2-9]\d{6}$/;
/** Nigerian mobile numbers without the trunk prefix 0. Companies' 0700 and 0800 numbers have the same format. */
const NG_MOBILE = /^(?:70|80|81|90|91)\d{8}$/;
/**
 * Landlines: an area code of one or two digits, 7 or 8 digits in all; or ten digits if the area code is
 * written as 02xx.
 */
const NG_LANDLINE = /^(?:[1-9]\d{6,7}|2\d{9})$/;

/**
 * Country codes whose numbers never start with 0 (libphonenumber's metadata): a 0 after them is the trunk prefix, as in
 * '+44 (0)20', and isn't dialed from abroad. In Italy and West Africa, it's part of the number.
 */
const TRUNK_ZERO = /^(20|27|3[123]|353|4[13469]|6[01]|9[0-2]|233|25[456]|86|966|971)0/;

const nanp = (digits: string): PhoneNumber => ({
  e164: `+1${digits}`,
  written: `+1 ${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}`,
  country: 'north-america',
});

const nigerian = (digits: string): PhoneNumber => ({
  e164: `+234${digits}`,
  written:
    digits.length === 10
      ? `+234 ${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}`
      : `+234 ${digits.slice(0, -7) || ''} ${digits.slice(-7)}`.replace(/\s+/g, ' '),
  country: 'nigeria',
});

const ok = (number: PhoneNumber): PhoneCheck => ({ kind: 'ok', number });

/** Checks digits that start with a country code. */
function withCountryCode(digits: string): PhoneCheck {
  if (digits.startsWith('1')) {
    const rest = digits.slice(1);
    if (rest.length !== 10) return { kind: 'length' };
    return NANP.test(rest) ? ok(nanp(rest)) : { kind: 'impossible' };
  }
  if (digits.startsWith('234')) {
    // '+234 0803 ...': the trunk prefix 0 isn't dialed after a country code.
    const rest = digits.slice(3).replace(/^0/, '');
    if (rest.length < 7 || rest.length > 10) return { kind: 'length' };
    return NG_MOBILE.test(rest) || NG_LANDLINE.test(rest) ? ok(nigerian(rest)) : { kind: 'impossible' };
  }
  if (digits.startsWith('0')) return { kind: 'impossible' };
  const dialed = digits.replace(TRUNK_ZERO, '$1');
  if (dialed.length < MIN_DIGITS || dialed.length > MAX_DIGITS) return { kind: 'length' };
  return ok({ e164: `+${dialed}`, written: `+${dialed}`, country: 'other' });
}

/** Checks digits without a country code, as dialed within the US or Nigeria. */
function withoutCountryCode(digits: string): PhoneCheck {
  if (/^0[1-9]/.test(digits)) {
    const rest = digits.slice(1);
    return NG_MOBILE.test(rest) || NG_LANDLINE.test(rest) ? ok(nigerian(rest)) : { kind: 'no-country-code' };
  }
  // '234 0803 ...': Nigeria's code without +, with or without the trunk prefix 0.
  const afterNigeria = /^2340?(\d{8}|\d{10})$/.exec(digits)?.[1] ?? '';
  if (NG_MOBILE.test(afterNigeria) || NG_LANDLINE.test(afterNigeria)) return ok(nigerian(afterNigeria));
  if (/^1\d{10}$/.test(digits) && NANP.test(digits.slice(1))) return ok(nanp(digits.slice(1)));
  const american = NANP.test(digits);
  if (NG_MOBILE.test(digits)) {
    return american ? { kind: 'ambiguous', numbers: [nanp(digits), nigerian(digits)] } : ok(nigerian(digits));
  }
  if (american) return ok(nanp(digits));
  return { kind: digits.length < MIN_DIGITS ? 'length' : 'no-country-code' };
}

/**
 * Checks digits that start with 009, as dialed from Nigeria, or with 00 and a country code such as 91. A space after the
 * prefix decides, then the number's country: after 009, the code of North America or Nigeria is no other country's
 * (libphonenumber's metadata; github.com/daddyz/phonelib/issues/368).
 */
function afterNigerianPrefix(text: string, digits: string): PhoneCheck {
  const afterZeros = withCountryCode(digits.slice(2));
  const afterNine = withCountryCode(digits.slice(3));
  if (/^\(?00\D/.test(text)) return afterZeros;
  if (/^\(?009\D/.test(text) || digits.startsWith('009234')) return afterNine;
  if (digits.startsWith('0091')) return afterNine.kind === 'ok' ? afterNine : { kind: 'no-country-code' };
  if (afterNine.kind !== 'ok' || afterZeros.kind !== 'ok')
    return afterNine.kind === 'ok' ? afterNine : afterZeros;
  return { kind: 'ambiguous', numbers: [afterNine.number, afterZeros.number] };
}

/**
 * Parses a phone number as typed, pasted, autofilled or linked (`tel:`). With a country code ('+', or the international
 * prefixes 00, 009 of Nigeria and 011 of North America), checks the numbering plan for +1 and +234, and only E.164's length
 * for others. Without one, accepts only numbers that aren't ambiguous.
 */
export function checkPhone(text: string): PhoneCheck {
  const plain = withoutInvisible(text.normalize('NFKC')).trim().replace(LINK, '$1');
  const compact = plain.replace(BETWEEN, '');
  if (compact === '') return { kind: 'empty' };
  const numbers = plain.split(BETWEEN_NUMBERS).filter((part) => part.replace(/\D/g, '').length >= MIN_DIGITS);
  if (numbers.length > 1) return { kind: 'several' };
  if (!/^\+?\d+$/.test(compact)) return { kind: 'characters' };
  if (compact.startsWith('009')) return afterNigerianPrefix(plain, compact);
  const abroad = /^(?:\+|00|011)(\d+)$/.exec(compact)?.[1];
  return abroad === undefined ? withoutCountryCode(compact) : withCountryCode(abroad);
}

/** The number in E.164, or undefined if it isn't one valid number. */
export function toE164(text: string): string | undefined {
  const check = checkPhone(text);
  return check.kind === 'ok' ? check.number.e164 : undefined;
}
