import { paths } from '../../../config/paths';
import type { CarLook } from '../../../lib/vehicle/carLook';

/** Link to the tracking page with the reference. Links never contain the e-mail address. */
export const trackLink = (reference: string): string =>
  `${paths.track}?reference=${encodeURIComponent(reference)}`;

/** A look for a link or a file, such as 'suv-blue' or 'suv'; '' without a body style. */
export const carCode = ({ body, paint }: CarLook = {}): string =>
  body ? [body, paint].filter(Boolean).join('-') : '';

/**
 * A link for sharing, with how the sender chose to see the car. It shows only the journey, or, from there, the details, which
 * still doesn't take the visitor for the customer.
 */
export function sharedLink(view: 'journey' | 'details', reference: string, car: CarLook | undefined): string {
  const code = carCode(car);
  return `${trackLink(reference)}&view=${view}${code && `&car=${code}`}`;
}

/** Whether the address is a shared link's, whether it shows only the journey, and the sender's choice of the car's look. */
export const viewOf = (params: URLSearchParams) => {
  const view = params.get('view');
  const isShared = view === 'journey' || view === 'details';
  return {
    isShared,
    isJourneyAlone: view === 'journey',
    /** For `parseCarCode`, which only the result loads. */
    sharedCarCode: isShared ? (params.get('car') ?? '') : '',
  };
};
