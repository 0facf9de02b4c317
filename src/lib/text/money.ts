import { groupDigits } from './format';
import { withoutTrailing } from './withoutTrailing';

/** The result of parsing a number field. */
export type TypedNumber =
  | { status: 'empty' | 'not-a-number' | 'negative' | 'too-many-decimals' | 'too-large' }
  | { status: 'ok'; units: number };

/** '25.000' is 25 in the US, but 25,000 in much of Europe and Africa. */
const MAY_BE_THOUSANDS = /^[1-9]\d{0,2}\.\d{3}$/;

/**
 * Parses a decimal number in units of 10^-decimals: '1,234.5' with two decimals is 123450. Commas, spaces and
 * apostrophes may group digits in threes, and a currency's sign, code or name may precede or follow it (# stands for ₦ on
 * keyboards without it). Never rounds or uses floating point.
 * @returns `too-large` above a trillion or where the number isn't exact, `too-many-decimals` for more than
 * `decimals`, not counting zeros at the end, or for what may be thousands
 */
export function parseDecimal(text: string, decimals: number): TypedNumber {
  const bare = text
    .normalize('NFKC')
    .trim()
    .replace(/^(?:USD|NGN|US\$|[$₦N#])\s*/i, '')
    .replace(/(?:USD|NGN|US\$|[$₦]|dollars?|naira)$/i, '')
    .trim();
  if (bare === '') return { status: 'empty' };
  if (/^[-−–]\s*(?:[$₦]\s*)?\d/.test(bare)) return { status: 'negative' };
  const match = /^(\d+|\d{1,3}(?:[,\s'’]\d{3})+)?(?:\.(\d*))?$/.exec(bare);
  const whole = (match?.[1] ?? '').replace(/\D/g, '');
  const fraction = withoutTrailing(match?.[2] ?? '', '0');
  if (!match || (whole === '' && (match[2] ?? '') === '')) return { status: 'not-a-number' };
  if (fraction.length > decimals || (decimals < 3 && MAY_BE_THOUSANDS.test(bare)))
    return { status: 'too-many-decimals' };
  if (whole.replace(/^0+/, '').length > 12) return { status: 'too-large' };
  const units = Number(whole + fraction.padEnd(decimals, '0'));
  return Number.isSafeInteger(units) ? { status: 'ok', units } : { status: 'too-large' };
}

/** Whether an amount is marked as naira, as in '₦5,000,000', 'N5m' or '5 million naira'; # stands for ₦ on some keyboards. */
export const isInNaira = (text: string): boolean =>
  /^(?:NGN|naira|[₦N#])\s*\d|(?:NGN|₦|naira)$/i.test(text.normalize('NFKC').trim());

/** An amount to the cent or kobo: '$1,234.50', '₦1,234.50'. @param units cents or kobo, at least 0 */
export function formatMoney(units: number, sign: '$' | '₦'): string {
  const digits = String(units).padStart(3, '0');
  return `${sign}${groupDigits(digits.slice(0, -2))}.${digits.slice(-2)}`;
}
