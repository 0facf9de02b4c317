import { paths } from '../config/paths';

/** Shown without a connection in place of a page that is not saved on this device. */
export const offlineWords = {
  title: 'No connection',
  text: 'This page isn’t saved on this device, so it needs a connection. What you typed elsewhere on this site is saved.',
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
