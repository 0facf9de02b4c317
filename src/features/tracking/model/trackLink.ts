import { paths } from '../../../config/paths';

/** The tracking page with a reference filled in. The e-mail address never stands in a link. */
export const trackLink = (reference: string): string =>
  `${paths.track}?reference=${encodeURIComponent(reference)}`;
