import { paths } from '../../../config/paths';

/** The tracking page with a reference filled in. The e-mail address never stands in a link. */
export const trackLink = (reference: string): string =>
  `${paths.track}?reference=${encodeURIComponent(reference)}`;

/** For family and friends: the same, with the journey alone. */
export const journeyLink = (reference: string): string => `${trackLink(reference)}&view=journey`;

export const isJourneyAlone = (params: URLSearchParams): boolean => params.get('view') === 'journey';
