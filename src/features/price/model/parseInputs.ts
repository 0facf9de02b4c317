import { lineWords } from '../../../content/tools/price';
import type { LineId } from '../../../content/tools/price';
import { priceErrors } from '../../../content/tools/priceTool';
import { yearRule } from '../../../forms/rules/dates';
import { parseDecimal } from '../../../lib/text/money';
import type { TypedNumber } from '../../../lib/text/money';

const complaints: Readonly<Partial<Record<TypedNumber['status'], string>>> = {
  'not-a-number': priceErrors.notNumber,
  negative: priceErrors.negative,
  'too-many-decimals': priceErrors.tooManyDecimals,
  'too-large': priceErrors.tooLarge,
};

/** A number as typed: its value in the smallest unit, or what is wrong with it; neither when the field is empty. */
interface Read {
  readonly value?: number;
  readonly error?: string;
}

function read(text: string, decimals: number, max: number, min = 0): Read {
  const typed = parseDecimal(text, decimals);
  if (typed.status === 'empty') return {};
  if (typed.status !== 'ok') return { error: complaints[typed.status] ?? '' };
  if (typed.units > max) return { error: priceErrors.tooLarge };
  if (typed.units < min) return { error: priceErrors.aboveZero };
  return { value: typed.units };
}

/** In cents, to $100 million: any rate of it is still exact. */
export const readDollars = (text: string): Read => read(text.replace(/\$$/, ''), 2, 10_000_000_000);

/** In hundredths of a percent, to 100%. */
const readPercent = (text: string): Read => read(text.trim().replace(/\s*%$/, ''), 2, 10_000);

/** In ten-thousandths of a naira for one dollar. */
export const readExchange = (text: string): Read => read(text, 4, 1_000_000_000, 1);

const ENGINE = priceErrors.engine;

/** In cubic centimeters, to the largest engines on the road. */
export const readEngine = (text: string): Read => {
  const engine = read(text.trim().replace(/\s*cc$/i, ''), 1, 400_000, 500);
  if (engine.error || engine.value === undefined) return engine.error ? { error: ENGINE } : {};
  return { value: engine.value / 10 };
};

const FIRST_YEAR = 1886;

/** The year of manufacture; nothing is wrong with it while it is being typed. */
export function readYear(text: string, thisYear: number): Read {
  if (text.trim().length < 4) return {};
  const error = yearRule(FIRST_YEAR, thisYear + 1)(text);
  return error ? { error } : { value: Number(text.trim()) };
}

/** What was typed into a line, in the line's own unit. */
export const readFigure = (id: LineId, text: string): Read =>
  lineWords[id].unit === 'percent' ? readPercent(text) : readDollars(text);
