import { paths } from '../../../config/paths';
import type { PriceInputs } from './inputs';
import { fourDigits, parseDollars } from './parseInputs';

/**
 * Link to the quote form, prefilled with the inputs. An owned car only needs shipping; a car to be bought has a budget
 * but no pickup location yet.
 */
export function quoteLink({ kind, price, body, year, from, to, method }: PriceInputs): string {
  const isOwned = kind === 'owned';
  const { value: bid } = parseDollars(price);
  const params = new URLSearchParams({
    service: isOwned ? 'auto-shipping' : 'car-purchase',
    vehicle: body,
    method,
  });
  for (const [name, value] of Object.entries({
    year: fourDigits(year),
    budget: isOwned || bid === undefined ? '' : String(Math.round(bid / 100)),
    from: isOwned ? from : '',
    to,
  })) {
    if (value) params.set(name, value);
  }
  return `${paths.quote}?${params.toString()}`;
}
