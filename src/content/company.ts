import { env } from '../config/env';
import { hoursText } from '../lib/time/hoursText';
import type { OpeningHours } from '../lib/time/hoursText';
import { companyName } from './companyName';

/** A phone number as displayed, with its country code. The link is derived from it. */
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

/** A license that anyone can look up. Without its number, it isn't shown. */
interface License {
  /** Shown before the number. */
  readonly name: string;
  readonly number: string;
  /** URL of the issuer's public register. */
  readonly lookUp: string;
}

interface Office {
  readonly title: string;
  readonly lines: readonly string[];
  /** Name and role of the contact person: '' until it's set, null if the office has none. */
  readonly person: string | null;
  /** Code of the port in its city, for a chart: null if there's none on the map. */
  readonly port: string | null;
}

/** Fill in the numbers of the company's licenses, and delete those it doesn't need. */
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
    port: 'USBAL',
  },
  {
    title: 'Nigeria head office',
    lines: [companyName.full, '12 Placeholder Wharf Close', 'Apapa, Lagos', 'Nigeria'],
    person: '',
    port: 'NGAPP',
  },
];

/** The specification calls New York's time zone EST, in summer, too. */
const openingHours: OpeningHours = {
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  opens: '09:00',
  closes: '18:00',
  timeZone: 'America/New_York',
  zoneName: 'EST',
};

/**
 * The company's facts. Those a visitor might act on are placeholders until the company sets its own: `.example`
 * addresses, 555-01xx numbers and a fictional street. `npm run check:launch` lists the remaining ones.
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
  /** As worded in the specification (§2, §9). */
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

/** The licenses that have a number. */
export const heldLicenses = () => company.licenses.filter(({ number }) => number !== '');
