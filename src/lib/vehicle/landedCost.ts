import type { Currency, Money } from '../text/money';

/** Decimals of an exchange rate that the worksheet takes: `parseDecimal(text, RATE_DECIMALS)`. */
export const RATE_DECIMALS = 4;

const RATE_SCALE = 10n ** BigInt(RATE_DECIMALS);

/** Who is paid: the auction, the company in the US, others there, or whoever is paid in Nigeria. */
export type Payee = 'auction' | 'us' | 'nigeria';

/** One thing to pay for, with the visitor's own figure. */
export interface CostLine {
  payee: Payee;
  amount: Money;
}

/** In minor units; a sum of naira soon has more digits than a number holds exactly. */
export type Totals = Readonly<Record<Currency, bigint>>;

export interface LandedCost {
  /** Sums of what was typed in each currency. */
  typed: Totals;
  /** The same for each payee; an empty sum is nought. */
  byPayee: Readonly<Record<Payee, Totals>>;
  /** All of it in either currency; undefined while there is no rate. */
  total: Totals | undefined;
}

function sum(lines: readonly CostLine[]): Totals {
  const totals = { USD: 0n, NGN: 0n };
  for (const { amount } of lines) totals[amount.currency] += BigInt(amount.minor);
  return totals;
}

/** Division of whole numbers that are not negative, half rounded up. */
const divide = (dividend: bigint, divisor: bigint): bigint => (2n * dividend + divisor) / (2n * divisor);

/**
 * Adds up what a car costs until it is in the owner's hands. Each currency is added exactly; the other is
 * converted once, from its sum, and rounded half up.
 * @param lines amounts that are not negative, in safe integers
 * @param rate naira for one dollar, in units of 10^-4 (15853250 is 1585.3250); undefined or nought: no total
 * @throws RangeError for an amount that is negative or no safe integer
 */
export function landedCost(lines: readonly CostLine[], rate: number | undefined): LandedCost {
  for (const { amount } of lines) {
    if (!Number.isSafeInteger(amount.minor) || amount.minor < 0)
      throw new RangeError('amount in minor units');
  }
  const of = (payee: Payee): Totals => sum(lines.filter((line) => line.payee === payee));
  const typed = sum(lines);
  const byPayee = { auction: of('auction'), us: of('us'), nigeria: of('nigeria') };
  if (rate === undefined || !Number.isSafeInteger(rate) || rate <= 0)
    return { typed, byPayee, total: undefined };
  const scaledRate = BigInt(rate);
  const total = {
    USD: typed.USD + divide(typed.NGN * RATE_SCALE, scaledRate),
    NGN: typed.NGN + divide(typed.USD * scaledRate, RATE_SCALE),
  };
  return { typed, byPayee, total };
}
