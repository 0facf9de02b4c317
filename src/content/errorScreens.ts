import { paths } from '../config/paths';

// Texts of the error screens.

export const loading = 'Loading page';
export const notLoaded =
  'This page didn’t load. Your connection may be weak, or we just updated the site. Reload it: what you typed in a form is saved.';
export const wrong = (phone: string) =>
  `Something went wrong on our end. Reload the page or return home. If that doesn’t help, call us at ${phone}.`;
export const reload = 'Reload';
export const home = 'Return Home';

/** Shown if a page's code fails to load or start, so that the page can be read but its buttons don't work. */
export const startFailure = {
  title: 'This page isn’t fully loaded',
  text: 'Buttons and forms won’t work yet.',
  reload: 'Reload the page',
  /** If the code arrived but doesn't run, or if nothing is known. Reloading wouldn't help. */
  unsupported:
    'This browser may be too old for our forms and tools, so please call, message or e-mail us instead.',
} as const;

/** The page shown offline for pages that aren't saved on the device. */
export const offlineWords = {
  title: 'You’re offline',
  text: 'This page isn’t saved on this device. Anything you typed elsewhere on this site is saved.',
  again: 'Try again',
  pages: 'Pages you may still be able to open',
  links: [
    { to: paths.home, label: 'Home' },
    { to: paths.quote, label: 'Your quote request' },
    { to: paths.track, label: 'Track Shipment' },
    { to: paths.portStatus, label: 'Port Status' },
    { to: paths.contact, label: 'Contact' },
  ],
  reach: 'You can still call us',
} as const;
