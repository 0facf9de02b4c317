/** What was typed into a field for a number. */
export type TypedNumber =
  | { status: 'empty' | 'not-a-number' | 'negative' | 'too-many-decimals' | 'too-large' }
  | { status: 'ok'; units: number };

/**
 * A decimal number as typed, in units of 10^-decimals: '1,234.5' with two decimals is 123450. Commas, spaces
 * and apostrophes may group digits in threes; a currency's sign or code may stand before it.
 * Never rounded, and never read through a floating-point number.
 * @returns `too-large` above a million million or where a number is no longer exact, `too-many-decimals` for more
 * than `decimals`
 */
export function parseDecimal(text: string, decimals: number): TypedNumber {
  const bare = text.trim().replace(/^(?:USD|NGN|US\$|[$₦N])\s*/i, '');
  if (bare === '') return { status: 'empty' };
  if (/^[-−–]\s*[$₦]?\s*\d/.test(bare)) return { status: 'negative' };
  const match = /^(\d+|\d{1,3}(?:[,\s'’]\d{3})+)?(?:\.(\d*))?$/.exec(bare);
  const whole = (match?.[1] ?? '').replace(/\D/g, '');
  const fraction = (match?.[2] ?? '').replace(/0+$/, '');
  if (!match || (whole === '' && (match[2] ?? '') === '')) return { status: 'not-a-number' };
  if (fraction.length > decimals) return { status: 'too-many-decimals' };
  if (whole.replace(/^0+/, '').length > 12) return { status: 'too-large' };
  const units = Number(whole + fraction.padEnd(decimals, '0'));
  return Number.isSafeInteger(units) ? { status: 'ok', units } : { status: 'too-large' };
}
