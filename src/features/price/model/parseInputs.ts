import { lineWords } from '../../../content/tools/price';
import type { LineId } from '../../../content/tools/price';
import { priceErrors } from '../../../content/tools/priceTool';
import { yearRule } from '../../../forms/rules/dates';
import { isInNaira, parseDecimal } from '../../../lib/text/money';

/** The value in the smallest unit or an error message; neither if the field is empty. */
interface ParsedInput {
  readonly value?: number;
  readonly error?: string;
}

function parse(text: string, decimals: number, max: number, min = 0): ParsedInput {
  const typed = parseDecimal(text, decimals);
  if (typed.status === 'empty') return {};
  if (typed.status !== 'ok') return { error: priceErrors[typed.status] };
  if (typed.units > max) return { error: priceErrors['too-large'] };
  if (typed.units < min) return { error: priceErrors.aboveZero };
  return { value: typed.units };
}

/** In cents, up to $100 million, so that percentages stay exact. */
export const parseDollars = (text: string): ParsedInput =>
  isInNaira(text) ? { error: priceErrors.naira } : parse(text, 2, 10_000_000_000);

/** In kobo or cents, up to a billion naira or dollars. */
export const parseMoney = (text: string, min = 0): ParsedInput => parse(text, 2, 100_000_000_000, min);

/** In hundredths of a percent, up to 100%. */
const parsePercent = (text: string): ParsedInput => parse(text.trim().replace(/%$/, ''), 2, 10_000);

/** Far below any rate of this century. '1.534' is 1,534 in much of Europe and Africa, and 0.00065 is dollars per naira. */
const LEAST_EXCHANGE = 100_000;

/** In ten-thousandths of a naira per dollar, at least 10 naira. */
export function parseExchange(text: string): ParsedInput {
  const parsed = parse(text, 4, 1_000_000_000, 1);
  return parsed.value !== undefined && parsed.value < LEAST_EXCHANGE
    ? { error: priceErrors.exchange }
    : parsed;
}

/** In cubic centimeters, up to the largest road engines. */
export const parseEngine = (text: string): ParsedInput => {
  const { value, error } = parse(text.trim().replace(/(?:c\.?c\.?|cm[3³])$/i, ''), 1, 400_000, 500);
  if (error) return { error: priceErrors.engine };
  return value === undefined ? {} : { value: value / 10 };
};

const FIRST_YEAR = 1886;

/** The year of manufacture. */
export function parseYear(text: string, thisYear: number): ParsedInput {
  const digits = text.trim();
  if (digits === '') return {};
  if (/^\d{1,3}$/.test(digits)) return { error: priceErrors.year };
  const error = yearRule(FIRST_YEAR, thisYear + 1)(text);
  return error ? { error } : { value: Number(digits) };
}

/** A typed year of four digits. */
export const fourDigits = (text: string): string | undefined => /^\d{4}$/.exec(text.trim())?.[0];

/** A line's figure, in the line's unit. */
export const parseFigure = (id: LineId, text: string): ParsedInput =>
  lineWords[id].unit === 'percent' ? parsePercent(text) : parseDollars(text);

/** The high end of a line's range. @param low its low end, in the line's unit */
export function parseUpTo(id: LineId, text: string, low: number | undefined): ParsedInput {
  const high = parseFigure(id, text);
  if (high.value === undefined) return high;
  if (low === undefined) return { error: priceErrors.lowFirst };
  return high.value < low ? { error: priceErrors.lowerThanLow } : high;
}
