import { env } from '../config/env';
import { hoursText } from '../lib/time/hoursText';
import type { OpeningHours } from '../lib/time/hoursText';
import { companyName } from './companyName';

/** A telephone number as it is shown, in full with its country code; the link to dial it follows from it. */
const phone = (place: string, label: string) => ({
  place,
  label,
  href: `tel:${label.replace(/[^+\d]/g, '')}`,
});
const whatsapp = (label: string) => ({ label, href: `https://wa.me/${label.replace(/\D/g, '')}` });

/** EST is the name that the specification gives to New York's time, in summer too. */
const openingHours: OpeningHours = {
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  opens: '09:00',
  closes: '18:00',
  timeZone: 'America/New_York',
  zoneName: 'EST',
};

/**
 * Everything the site says of the company itself. Entries that a visitor could act on are placeholders until
 * the company puts in its own: `.example` addresses, 555-01xx numbers and a fictional street.
 * `npm run check:launch` lists those that are left.
 */
export const company = {
  name: companyName.full,
  blurb:
    'We ship, buy, inspect and move vehicles between the USA and Nigeria: from the auction lane to the door, with one team to call.',
  email: 'info@harmattan.example',
  website: { label: env.siteUrl.replace(/^https?:\/\//, ''), href: env.siteUrl },
  phones: [phone('USA', '+1 410 555 0142'), phone('Nigeria', '+234 700 555 0142')],
  whatsapp: whatsapp('+1 410 555 0142'),
  offices: [
    {
      title: 'USA mailing address',
      lines: [companyName.full, '100 Placeholder Pier Road', 'Baltimore, MD 21200', 'United States'],
    },
    {
      title: 'Nigeria head office',
      lines: [companyName.full, '12 Placeholder Wharf Close', 'Apapa, Lagos', 'Nigeria'],
    },
  ],
  openingHours,
  /** The sentence of the specification (§2, §9), which visitors read. */
  hours: hoursText(openingHours),
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
