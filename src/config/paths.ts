/** The 21 routes of the specification (§2), each written once. */
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

/** Written by the build beside the pages: a plain-text file, not a route. */
export const licensesFile = '/licenses.txt';

/** The board of the ports, opened at one of them. */
export const portPath = (code: string): string => `${paths.portStatus}?port=${code}`;

/** The path by which a route is known: one trailing slash makes no difference. */
export const routePath = (pathname: string): string =>
  pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;

/** Home is active on itself only; a section is active for its sub-paths too (§2). */
export function isActivePath(section: string, pathname: string): boolean {
  if (section === paths.home) return pathname === paths.home;
  return pathname === section || pathname.startsWith(`${section}/`);
}
