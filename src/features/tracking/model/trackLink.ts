import { paths } from '../../../config/paths';

/** Link to the tracking page with the reference. Links never contain the e-mail address. */
export const trackLink = (reference: string): string =>
  `${paths.track}?reference=${encodeURIComponent(reference)}`;

/** Link that shows only the journey, for sharing. */
export const journeyLink = (reference: string): string => `${trackLink(reference)}&view=journey`;

/** Link from there to the details, which still doesn't take the visitor for the customer. */
export const sharedDetailsLink = (reference: string): string => `${trackLink(reference)}&view=details`;

/** Whether the address is a shared link's, and whether it shows only the journey. */
export const viewOf = (params: URLSearchParams) => {
  const view = params.get('view');
  return { isShared: view === 'journey' || view === 'details', isJourneyAlone: view === 'journey' };
};
