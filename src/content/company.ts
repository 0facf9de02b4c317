import { env } from '../config/env';

/**
 * Everything the site says of the company itself. Entries that a visitor could act on are placeholders until
 * the company puts in its own: `.example` addresses, 555-01xx numbers and a fictional street.
 * `npm run check:launch` lists those that are left.
 */
export const company = {
  name: 'Harmattan Auto Logistics',
  shortName: 'Harmattan',
  blurb:
    'We ship, buy, inspect and move vehicles between the USA and Nigeria: from the auction lane to the door, with one team to call.',
  email: 'info@harmattan.example',
  website: { label: 'harmattan.example', href: env.siteUrl },
  phones: [
    { place: 'USA', label: '+1 410 555 0142', href: 'tel:+14105550142' },
    { place: 'Nigeria', label: '+234 700 555 0142', href: 'tel:+2347005550142' },
  ],
  whatsapp: { label: '+1 410 555 0142', href: 'https://wa.me/14105550142' },
  offices: [
    {
      title: 'USA mailing address',
      lines: [
        'Harmattan Auto Logistics',
        '100 Placeholder Pier Road',
        'Baltimore, MD 21200',
        'United States',
      ],
    },
    {
      title: 'Nigeria head office',
      lines: ['Harmattan Auto Logistics', '12 Placeholder Wharf Close', 'Apapa, Lagos', 'Nigeria'],
    },
  ],
  /** Specification §2 and §9, to the letter. */
  hours: 'Mon-Fri 9:00 AM - 6:00 PM EST',
  /** Ocean transportation intermediary licence; shown only once the company has put one in. */
  fmcLicence: '',
  social: [
    { name: 'Facebook', href: env.social.facebook },
    { name: 'Instagram', href: env.social.instagram },
    { name: 'LinkedIn', href: env.social.linkedin },
  ],
  portals: [
    { name: 'Client Portal', href: env.portals.client },
    { name: 'Drivers Portal', href: env.portals.drivers },
    { name: 'Admin Portal', href: env.portals.admin },
  ],
} as const;
