import { paths } from '../../../config/paths';
import type { PriceInputs } from './inputs';
import { readDollars } from './typed';

/**
 * The quote with everything that was said here. A car that's paid for only has to be shipped; one to be bought has a
 * budget, and no place yet.
 */
export function quoteLink({ kind, price, body, year, from, to, method }: PriceInputs): string {
  const isOwned = kind === 'owned';
  const { value: bid } = readDollars(price);
  const params = new URLSearchParams({
    service: isOwned ? 'auto-shipping' : 'car-purchase',
    vehicle: body,
    method,
  });
  for (const [name, value] of Object.entries({
    year: year.trim(),
    budget: isOwned || bid === undefined ? '' : String(Math.round(bid / 100)),
    from: isOwned ? from : '',
    to,
  })) {
    if (value) params.set(name, value);
  }
  return `${paths.quote}?${params.toString()}`;
}
