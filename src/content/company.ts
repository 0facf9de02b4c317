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
const whatsapp = (label: string) => ({
  name: 'WhatsApp',
  label,
  href: `https://wa.me/${label.replace(/\D/g, '')}`,
});

/** A license that anyone can look up. Without its number it appears nowhere. */
interface License {
  /** Stands before the number. */
  readonly name: string;
  readonly number: string;
  /** The issuer's public register. */
  readonly lookUp: string;
}

interface Office {
  readonly title: string;
  readonly lines: readonly string[];
  /** Name and role of the person to ask for. Empty: nobody is named. */
  readonly person: string;
}

/** Put in the numbers that the company has, and delete a license that it doesn't need. */
const licenses: readonly License[] = [
  {
    name: 'FMC license',
    number: '',
    lookUp: 'https://www2.fmc.gov/oti/',
  },
  {
    name: 'FMCSA broker license',
    number: '',
    lookUp: 'https://safer.fmcsa.dot.gov/CompanySnapshot.aspx',
  },
];

const offices: readonly Office[] = [
  {
    title: 'USA mailing address',
    lines: [companyName.full, '100 Placeholder Pier Road', 'Baltimore, MD 21200', 'United States'],
    person: '',
  },
  {
    title: 'Nigeria head office',
    lines: [companyName.full, '12 Placeholder Wharf Close', 'Apapa, Lagos', 'Nigeria'],
    person: '',
  },
];

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
    'We buy, inspect, move and ship vehicles between the USA and Nigeria, from the auction lane to your door. One team to call.',
  email: 'info@harmattan.example',
  website: { label: env.siteUrl.replace(/^https?:\/\//, ''), href: env.siteUrl },
  phones: [phone('USA', '+1 410 555 0142'), phone('Nigeria', '+234 700 555 0142')],
  whatsapp: whatsapp('+1 410 555 0142'),
  offices,
  licenses,
  openingHours,
  /** The sentence of the specification (§2, §9), which visitors read. */
  hours: hoursText(openingHours),
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

/** The licenses whose number the company has put in. */
export const heldLicenses = () => company.licenses.filter(({ number }) => number !== '');
