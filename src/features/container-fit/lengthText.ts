import { feetAndInchesToMm, formatFeetAndInches } from '../../lib/text/lengthUnits';

export type LengthUnit = 'm' | 'ft';

/** Longer than any vehicle on the road. */
export const MAX_MM = 30_000;

/** Accepts decimal commas as well as points. */
const DECIMAL = String.raw`(\d+(?:[.,]\d+)?)`;
const INCH_MARK = String.raw`(?:in|inch|inches|["”″]|'')`;
const METRIC = new RegExp(String.raw`^${DECIMAL}\s*(m|cm|mm)?$`, 'i');
const FEET = new RegExp(String.raw`^${DECIMAL}\s*(?:ft|feet|['’′])\s*(?:${DECIMAL}\s*${INCH_MARK}?)?$`, 'i');
const INCHES = new RegExp(String.raw`^${DECIMAL}\s*${INCH_MARK}$`, 'i');
const NUMBER = new RegExp(`^${DECIMAL}$`);

const METRIC_MM = { m: 1000, cm: 10, mm: 1 };

const toNumber = (text = '0'): number => Number(text.replace(',', '.'));

function toMm(text: string, unit: LengthUnit): number | undefined {
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
 * Parses a typed length to whole millimeters: '4.88', '4,88', '488 cm', `16' 2"`, '16 ft 2 in', '192 in'. A bare number
 * is in `unit`; an explicit unit takes precedence.
 * @returns undefined if it isn't a length, is zero, or exceeds `MAX_MM`
 */
export function parseLength(text: string, unit: LengthUnit): number | undefined {
  const mm = Math.round(toMm(text.trim(), unit) ?? 0);
  return mm > 0 && mm <= MAX_MM ? mm : undefined;
}

/** Formats a length for an input: '4.88' or '16 ft 0 in'; '' if it isn't known. */
export function lengthText(mm: number, unit: LengthUnit): string {
  if (mm <= 0) return '';
  return unit === 'm' ? (Math.round(mm / 10) / 100).toFixed(2) : formatFeetAndInches(mm);
}
