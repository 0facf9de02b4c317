import { feetAndInchesToMm, formatFeetAndInches } from '../../lib/text/lengthUnits';

export type LengthUnit = 'm' | 'ft';

/** Nothing that drives is longer. */
export const MAX_MM = 30_000;

/** Half the world writes a decimal comma, in feet too. */
const DECIMAL = String.raw`(\d+(?:[.,]\d+)?)`;
const INCH_MARK = String.raw`(?:in|inch|inches|["”″]|'')`;
const METRES = new RegExp(String.raw`^${DECIMAL}\s*(m|cm|mm)?$`, 'i');
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
  const metric = METRES.exec(text);
  if (!metric) return undefined;
  const symbol = (metric[2] ?? 'm').toLowerCase();
  return toNumber(metric[1]) * METRIC_MM[symbol as keyof typeof METRIC_MM];
}

/**
 * A length as people write it, in whole millimeters: '4.88', '4,88', '488 cm', `16' 2"`, '16 ft 2 in', '192 in'. A bare
 * number is in the chosen unit; a unit that is written wins.
 * @returns undefined for what is no length, nought, or longer than any vehicle
 */
export function parseMeasure(text: string, unit: LengthUnit): number | undefined {
  const mm = Math.round(toMm(text.trim(), unit) ?? 0);
  return mm > 0 && mm <= MAX_MM ? mm : undefined;
}

/** A length for a field: '4.88' or '16 ft 0 in'; '' for none. */
export function measureText(mm: number, unit: LengthUnit): string {
  if (mm <= 0) return '';
  return unit === 'm' ? (Math.round(mm / 10) / 100).toFixed(2) : formatFeetAndInches(mm);
}
