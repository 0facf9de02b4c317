import { addRanges, roundOutward } from '../../../lib/price/amountRange';
import { priceBreakdown } from './priceBreakdown';
import { emptyInputs } from './inputs';

const ROUND_TO_CENTS = 1_000;

/** Import charges per $1,000 at the published rates, from the smallest to the largest engine, rounded outward to $10. */
export function exampleCharges() {
  const partsWith = (engine: string) =>
    priceBreakdown({ ...emptyInputs, kind: 'owned', price: '1000', engine }).parts;
  const small = partsWith('1000');
  const parts = partsWith('4000').map(({ id, amount: { high } }) => ({
    id,
    amount: { low: small.find((part) => part.id === id)?.amount.low ?? 0, high },
  }));
  const charges = addRanges(...parts.filter(({ id }) => id !== 'price').map(({ amount }) => amount));
  return { parts, charges: roundOutward(charges, ROUND_TO_CENTS) };
}
