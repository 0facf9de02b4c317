import { pluralWord } from '../lib/text/format';

// Texts around every page: header, footer and announcements for screen readers.

export const scrollToTop = 'Scroll to top';
export const loading = 'Loading page';
export const portals = 'Portals';
export const home = (name: string) => `${name}, home`;
export const quickTools = 'Quick Tools';
export const planningTools = 'Plan and track';
export const main = 'Main';
export const menu = 'Menu';
export const quickLinks = 'Quick links';
export const more = 'More';
export const services = 'Services';
export const contact = 'Contact';
export const openingHours = 'Office hours';
export const skip = 'Skip to content';
export const getQuote = 'Get a quote';

/** The enquiry list's badge in the header, visible and for screen readers. */
export const enquiryBadge = {
  shop: 'Your shop',
  list: 'List',
  items: (count: number) => pluralWord(count, 'item', 'items'),
} as const;

/** Account texts on every page. Those of the dialog load with it. */
export const accountEntry = {
  signIn: 'Sign in',
  /** Shown if the user has neither a name nor an e-mail address. */
  fallbackName: 'Your account',
  opening: 'Opening your account…',
  unavailable: 'Sign-in didn’t load. Check your connection and reload the page.',
} as const;
