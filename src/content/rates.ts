import type { CalendarDate } from '../lib/time/calendarDate';

/** A date, month or year, as precise as the source; `undated` if it gives none. */
type Since = CalendarDate | `${number}-${number}` | `${number}` | 'long-standing' | 'undated';

/** The figure's source. All fields are required, so that no figure is shown without one. */
export interface RateSource {
  readonly publisher: string;
  readonly document: string;
  readonly link?: `https://${string}`;
  readonly since: Since;
  /** When the figure was last compared with its source. */
  readonly checked: CalendarDate;
  /** When the company confirmed it. The launch check then no longer lists it. */
  readonly confirmed?: CalendarDate;
}

/** A figure published by others; `text` is how it's displayed. */
interface Rate extends RateSource {
  readonly name: string;
  readonly text: string;
}

/** A percentage, in hundredths of a percent: 750 is 7.5%. */
export interface ShareRate extends Rate {
  readonly basisPoints: number;
}

/** In US dollars. */
interface DollarRate extends Rate {
  readonly dollars: number;
}

/** In years, days or hours, as in `text`. */
interface CountRate extends Rate {
  readonly count: number;
}

/** Shown if the source gives no date. */
export const noStartDate = 'no effective date given';

/** All published figures used on the site. Only these may be displayed as published. */
export const rates = {
  importDuty: {
    name: 'Import duty',
    text: '20% of the CIF value, for used cars (HS 8703)',
    basisPoints: 2_000,
    publisher: 'Nigeria Customs Service',
    document: 'April 2022 statement on the ECOWAS Common External Tariff 2022-2026',
    since: '2022-04',
    checked: '2026-11-23',
  },
  nacLevy: {
    name: 'NAC levy',
    text: '15% of the CIF value for used vehicles (20% for new ones)',
    basisPoints: 1_500,
    publisher: 'Nigeria Customs Service',
    document: 'April 2022 statement on the ECOWAS Common External Tariff 2022-2026',
    since: '2022-04',
    checked: '2026-11-23',
  },
  surcharge: {
    name: 'Surcharge',
    text: '7% of the import duty. Disputed since 2025: Customs announced it would be dropped when the 4% FOB charge came in',
    basisPoints: 700,
    publisher: 'Nigeria Customs Service',
    document: 'tariff formula',
    since: 'long-standing',
    checked: '2026-11-23',
  },
  ciss: {
    name: 'CISS',
    text: '1% of the FOB value, unless the FOB charge applies',
    basisPoints: 100,
    publisher: 'Nigeria Customs Service',
    document: 'tariff formula',
    since: 'undated',
    checked: '2026-11-23',
  },
  fobCharge: {
    name: 'FOB charge',
    text: '4% of the FOB value, in place of CISS. Introduced and suspended in February 2025, collected again since August 2025',
    basisPoints: 400,
    publisher: 'Federal Republic of Nigeria',
    document: 'Nigeria Customs Service Act 2023, section 18(1)(a)',
    since: '2025-08-04',
    checked: '2026-11-23',
  },
  etls: {
    name: 'ETLS (ECOWAS levy)',
    text: '0.5% of the CIF value',
    basisPoints: 50,
    publisher: 'Nigeria Customs Service',
    document: 'tariff formula',
    since: 'undated',
    checked: '2026-11-23',
  },
  adjustmentTaxMid: {
    name: 'Import Adjustment Tax, 2,000 to 3,999 cc',
    text: '2% of the value. Doesn’t apply below 2,000 cc or to electric vehicles or mass transit buses',
    basisPoints: 200,
    publisher: 'Federal Ministry of Finance, Nigeria',
    document: 'circular HMFBNP/\u200BMDAs/\u200BCIRCULAR/\u200B2023 FP/04',
    since: '2023-04-20',
    checked: '2026-11-23',
  },
  adjustmentTaxLarge: {
    name: 'Import Adjustment Tax, 4,000 cc and over',
    text: '4% of the value. Doesn’t apply to electric vehicles or mass transit buses',
    basisPoints: 400,
    publisher: 'Federal Ministry of Finance, Nigeria',
    document: 'circular HMFBNP/\u200BMDAs/\u200BCIRCULAR/\u200B2023 FP/04',
    since: '2023-04-20',
    checked: '2026-11-23',
  },
  vat: {
    name: 'VAT',
    text: '7.5% of CIF value, duty, surcharge and levies together',
    basisPoints: 750,
    publisher: 'Federal Republic of Nigeria',
    document: 'Finance Act 2019',
    since: '2020-02',
    checked: '2026-11-23',
  },
  ageLimit: {
    name: 'Age limit for used vehicles',
    text: '12 years from the year of manufacture. Other figures have been reported: confirm with your agent',
    count: 12,
    publisher: 'Federal Government of Nigeria',
    document: 'import prohibition list, Fiscal Policy Measures 2023',
    since: '2022-06',
    checked: '2026-11-23',
  },
  seaPortsOnly: {
    name: 'Land borders',
    text: 'Closed to vehicles: they may come in through seaports only',
    count: 0,
    publisher: 'Federal Government of Nigeria',
    document: 'presidential directive',
    since: '2017-01-01',
    checked: '2026-11-23',
  },
  exportFiling: {
    name: 'US export filing',
    text: 'Title and ITN 72 hours before export',
    count: 72,
    publisher: 'US Customs and Border Protection',
    document: '19 CFR 192.2',
    link: 'https://www.ecfr.gov/current/title-19/section-192.2',
    since: 'undated',
    checked: '2026-11-23',
  },
  copartBiddingFee: {
    name: 'Copart bidding fee, clean title',
    text: 'Averages about 7.25% of the price with a secured payment',
    basisPoints: 725,
    publisher: 'Copart',
    document: 'guide “How auction fees work”',
    since: 'undated',
    checked: '2026-11-23',
  },
  copartBiddingFeeLeast: {
    name: 'Copart bidding fee, minimum',
    text: 'From $25 for a clean title',
    dollars: 25,
    publisher: 'Copart',
    document: 'guide “How auction fees work”',
    since: 'undated',
    checked: '2026-11-23',
  },
  copartLiveBid: {
    name: 'Copart virtual bid fee, live',
    text: 'Up to $149 for a live bid',
    dollars: 149,
    publisher: 'Copart',
    document: 'guide “How auction fees work”',
    since: 'undated',
    checked: '2026-11-23',
  },
  copartEarlyBid: {
    name: 'Copart virtual bid fee, other bids',
    text: 'Up to $129 for any other bid',
    dollars: 129,
    publisher: 'Copart',
    document: 'guide “How auction fees work”',
    since: 'undated',
    checked: '2026-11-23',
  },
  copartPayment: {
    name: 'Copart payment',
    text: 'Within 3 business days, sale day included; then a late fee',
    count: 3,
    publisher: 'Copart',
    document: 'member terms',
    since: 'undated',
    checked: '2026-11-23',
  },
  lagosStorage: {
    name: 'Storage in Lagos',
    text: '3 free days, according to industry sources in Lagos; sometimes extended. Check your terminal’s tariff',
    count: 3,
    publisher: 'Industry sources in Lagos',
    document: 'trade reports',
    since: 'undated',
    checked: '2026-11-23',
  },
  lagosDemurrage: {
    name: 'Demurrage in Lagos',
    text: '5 free days, according to industry sources in Lagos; sometimes extended. Check your carrier’s tariff',
    count: 5,
    publisher: 'Industry sources in Lagos',
    document: 'trade reports',
    since: 'undated',
    checked: '2026-11-23',
  },
} as const satisfies Readonly<Record<string, ShareRate | DollarRate | CountRate>>;

export type RateName = keyof typeof rates;
