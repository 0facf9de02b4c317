/** The specification's routes (§2), and any page added since. */
export const paths = {
  home: '/',
  about: '/about',
  services: '/services',
  autoShipping: '/services/auto-shipping',
  carPurchase: '/services/car-purchase',
  inspection: '/services/inspection',
  international: '/services/international',
  logistics: '/services/logistics',
  contact: '/contact',
  portStatus: '/port-status',
  carriers: '/carriers',
  terms: '/terms',
  privacy: '/privacy',
  cookies: '/cookies',
  careers: '/careers',
  gallery: '/gallery',
  track: '/track',
  quote: '/quote',
  howItWorks: '/how-it-works',
  referralProgram: '/referral-program',
  shop: '/shop',
} as const;

export type SitePath = (typeof paths)[keyof typeof paths];

/** A plain-text file written by the build, not a route. */
export const licensesFile = '/licenses.txt';

/** The port status page with one port's row open. */
export const portPath = (code: string): string => `${paths.portStatus}?port=${code}`;

/** The tracking page with the board of several cars open. */
export const boardPath = `${paths.track}#board`;

/** A pathname as in `paths`, without the trailing slash. */
export const routePath = (pathname: string): string =>
  pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;

const pagePaths: ReadonlySet<string> = new Set(Object.values(paths));

/** Whether a pathname is one of our pages. */
export const isPagePath = (pathname: string): boolean => pagePaths.has(pathname);

/** Home is active only on itself; other sections also for their sub-paths (§2). */
export function isActivePath(section: string, pathname: string): boolean {
  if (section === paths.home) return pathname === paths.home;
  return pathname === section || pathname.startsWith(`${section}/`);
}

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
