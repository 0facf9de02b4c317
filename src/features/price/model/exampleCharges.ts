import { addRanges, roundOutward } from '../../../lib/price/amountRange';
import { priceAnatomy } from './anatomy';
import { noInputs } from './inputs';

const ROUND_TO_CENTS = 1_000;

/** What customs charge on each $1,000 by the published rates, from the smallest engine to the largest, rounded outward to $10. */
export function exampleCharges() {
  const [small, large] = ['1000', '4000'].map((engine) =>
    priceAnatomy({ ...noInputs, kind: 'owned', price: '1000', engine }),
  );
  const parts = (large?.parts ?? []).map(({ id, amount: { high } }) => ({
    id,
    amount: { low: small?.parts.find((part) => part.id === id)?.amount.low ?? 0, high },
  }));
  const charges = addRanges(...parts.filter(({ id }) => id !== 'price').map(({ amount }) => amount));
  return { parts, charges: roundOutward(charges, ROUND_TO_CENTS) };
}
