import {
  feetAndInchesToMm,
  formatFeetAndInches,
  INCHES_PER_FOOT,
  MM_PER_INCH,
} from '../../lib/text/lengthUnits';

export type LengthUnit = 'm' | 'ft';

/** Longer than any vehicle on the road. */
export const MAX_MM = 30_000;

/** With a decimal point or comma, and a fraction of inches, as in '191 1/2' and '3/4'. */
const AMOUNT = String.raw`(\d+(?:[.,]\d+)?(?:[ -]\d+\/\d+)?|\d+\/\d+)`;
const FOOT_MARK = String.raw`(?:ft\.?|feet|foot|['’′])`;
const INCH_MARK = String.raw`(?:in\.?|inch|inches|["”]|['’′]{2})`;
const METRIC = new RegExp(String.raw`^${AMOUNT} ?(m|cm|mm)?$`, 'i');
const FEET = new RegExp(String.raw`^${AMOUNT} ?${FOOT_MARK} ?(?:${AMOUNT} ?${INCH_MARK}?)?$`, 'i');
const INCHES = new RegExp(String.raw`^${AMOUNT} ?${INCH_MARK}$`, 'i');
const NUMBER = new RegExp(`^${AMOUNT}$`);
/** Nobody measures a car to a fraction of a millimeter, so that '4,880 mm' is nearly five meters. */
const THOUSANDS = /^(\d{1,2})[.,](\d{3})(?= ?mm$)/i;

const METRIC_MM = { m: 1000, cm: 10, mm: 1 };

/** One space between words, '½' as ' 1/2', and short names of metric units. */
const plainLength = (text: string): string =>
  text
    .replace(/[\u00BC-\u00BE\u2150-\u215E]/g, ' $&')
    .normalize('NFKC')
    .replace(/\u2044/g, '/')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(centi|milli)?met(?:er|re)s?$/i, (_, prefix?: string) => `${prefix?.charAt(0) ?? ''}m`)
    .replace(THOUSANDS, '$1$2');

/** The number and the fraction after it, if any. */
const toNumber = (text = '0'): number =>
  text.split(/[ -]/).reduce((sum, part) => {
    const [top = '', bottom = '1'] = part.split('/');
    return sum + Number(top.replace(',', '.')) / Number(bottom);
  }, 0);

function toMm(typed: string, unit: LengthUnit): number | undefined {
  const text = plainLength(typed);
  const inches = INCHES.exec(text);
  if (inches) return feetAndInchesToMm({ feet: 0, inches: toNumber(inches[1]) });
  const feet = FEET.exec(text) ?? (unit === 'ft' ? NUMBER.exec(text) : null);
  if (feet) return feetAndInchesToMm({ feet: toNumber(feet[1]), inches: toNumber(feet[2]) });
  const metric = METRIC.exec(text);
  if (!metric) return undefined;
  const symbol = (metric[2] ?? 'm').toLowerCase();
  return toNumber(metric[1]) * METRIC_MM[symbol as keyof typeof METRIC_MM];
}

/**
 * Parses a typed length to whole millimeters: '4.88', '4,88', '488 cm', `16' 2"`, '16 ft 2 in', '192 1/2 in'. A bare number
 * is in `unit`; an explicit unit takes precedence.
 * @returns undefined if it isn't a length, is zero, or exceeds `MAX_MM`
 */
export function parseLength(text: string, unit: LengthUnit): number | undefined {
  const mm = Math.round(toMm(text, unit) ?? 0);
  return mm > 0 && mm <= MAX_MM ? mm : undefined;
}

/** Most decimals that a whole number of millimeters needs, in meters or inches. */
const MAX_DECIMALS = 3;

/** A length in an input with as many decimals as it needs to be read back as the same: '2.139' or '7 ft 0.25 in'. */
export function exactLengthText(mm: number, unit: LengthUnit): string {
  if (mm <= 0) return '';
  const inches = mm / MM_PER_INCH;
  const texts = Array.from({ length: MAX_DECIMALS + 1 }, (_, decimals) => {
    if (unit === 'm') return (mm / 1000).toFixed(Math.max(2, decimals));
    const rounded = Number(inches.toFixed(decimals));
    const feet = Math.floor(rounded / INCHES_PER_FOOT);
    return `${String(feet)} ft ${String(Number((rounded - feet * INCHES_PER_FOOT).toFixed(decimals)))} in`;
  });
  return texts.find((text) => parseLength(text, unit) === mm) ?? lengthText(mm, unit);
}

/** Formats a length for an input: '4.88' or '16 ft 0 in'; '' if it isn't known. */
export function lengthText(mm: number, unit: LengthUnit): string {
  if (mm <= 0) return '';
  return unit === 'm'
    ? (Math.round(mm / 10) / 100).toFixed(2)
    : formatFeetAndInches(mm).replace(/\u00a0/g, ' ');
}
