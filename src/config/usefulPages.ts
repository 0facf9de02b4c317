import { paths } from './paths';

/**
 * The pages most useful offline: quote, tracking, contact and documents. The service worker saves them
 * unvisited on a fast connection that isn't metered, and the cookie page lists them.
 */
export const usefulPages = [
  paths.quote,
  paths.track,
  paths.portStatus,
  paths.contact,
  paths.international,
] as const;
