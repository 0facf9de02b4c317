import { addRanges, shareOf } from './amountRange';
import type { Range } from './amountRange';

interface Charges {
  readonly duty: Range | undefined;
  readonly nacLevy: Range | undefined;
  readonly surcharge: Range | undefined;
  /** From none to the published rate, while it's suspended. */
  readonly fobCharge: Range | undefined;
  readonly etls: Range | undefined;
  readonly greenTax: Range | undefined;
  readonly vat: Range | undefined;
}

interface CustomsValue {
  /** Cost, insurance and freight. */
  readonly cif: Range;
  /** Free on board: the vehicle's cost until it is loaded. */
  readonly fob: Range;
}

/**
 * Calculates duty, levies and VAT for import to Nigeria, in cents.
 * @param rates in hundredths of a percent; a charge without a rate is omitted, and isn't included in the
 * basis of others
 */
export function importCharges({ cif, fob }: CustomsValue, rates: Partial<Charges>): Charges {
  const of = (amount: Range | undefined, rate: Range | undefined) =>
    amount && rate ? shareOf(amount, rate) : undefined;
  const duty = of(cif, rates.duty);
  const charges = {
    duty,
    nacLevy: of(cif, rates.nacLevy),
    surcharge: of(duty, rates.surcharge),
    fobCharge: of(fob, rates.fobCharge),
    etls: of(cif, rates.etls),
    greenTax: of(cif, rates.greenTax),
  };
  return { ...charges, vat: of(addRanges(cif, ...Object.values(charges)), rates.vat) };
}

/** Engine sizes in cc from which the two rates of the Green Tax Surcharge apply. */
const MID_FROM_CC = 2_000;
const LARGE_FROM_CC = 4_000;

/**
 * Which rate of the Green Tax Surcharge applies (Ministry of Finance circular of 1 April 2026, as reported). Its bands are
 * those of the Import Adjustment Tax, which it replaced on 1 July 2026.
 * @param isExempt an electric vehicle or a mass transit bus
 * @returns undefined while the engine size isn't known
 */
export function greenTaxBracket(
  engineCc: number | undefined,
  isExempt: boolean,
): 'none' | 'mid' | 'large' | undefined {
  if (isExempt) return 'none';
  if (engineCc === undefined) return undefined;
  if (engineCc < MID_FROM_CC) return 'none';
  return engineCc < LARGE_FROM_CC ? 'mid' : 'large';
}
