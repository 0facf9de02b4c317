import { paths } from '../../../config/paths';

/** Link to the tracking page with the reference. Links never contain the e-mail address. */
export const trackLink = (reference: string): string =>
  `${paths.track}?reference=${encodeURIComponent(reference)}`;

/** Link that shows only the journey, for sharing. */
export const journeyLink = (reference: string): string => `${trackLink(reference)}&view=journey`;

export const isJourneyAlone = (params: URLSearchParams): boolean => params.get('view') === 'journey';
