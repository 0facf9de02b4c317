import { paths } from '../../../config/paths';
import type { PriceInputs } from './inputs';

/** The quote with everything that was said here. A car that's paid for only has to be shipped. */
export function quoteLink({ kind, body, year, from, to, method }: PriceInputs): string {
  const params = new URLSearchParams({
    service: kind === 'owned' ? 'auto-shipping' : 'car-purchase',
    vehicle: body,
    method,
  });
  for (const [name, value] of Object.entries({ year: year.trim(), from, to })) {
    if (value) params.set(name, value);
  }
  return `${paths.quote}?${params.toString()}`;
}
