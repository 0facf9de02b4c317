import { paths } from '../config/paths';

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
