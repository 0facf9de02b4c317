import { paths } from '../config/paths';

/** In place of a page that this device has not kept, when there is no line. */
export const offlineWords = {
  title: 'No connection',
  text: 'This page has not been opened on this device before, so it has to wait for the connection. What you typed elsewhere on this site is kept.',
  again: 'Try again',
  pages: 'These may be on this device',
  links: [
    { to: paths.home, label: 'Home' },
    { to: paths.quote, label: 'Your quote request' },
    { to: paths.track, label: 'Track Shipment' },
    { to: paths.portStatus, label: 'Port Status' },
    { to: paths.contact, label: 'Contact' },
  ],
  reach: 'A call needs no internet',
} as const;
