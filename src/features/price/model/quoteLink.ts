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
  const answers = Object.entries({
    service: isOwned ? 'auto-shipping' : 'car-purchase',
    vehicle: body,
    method,
    year: fourDigits(year) ?? '',
    budget: isOwned || bid === undefined ? '' : String(Math.round(bid / 100)),
    from: isOwned ? from : '',
    to,
  }).filter(([, answer]) => answer !== '');
  return `${paths.quote}?${new URLSearchParams(answers).toString()}`;
}
