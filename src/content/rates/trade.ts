import type { CountRate, RuleRate } from '../rateTypes';

const CHECKED = '2026-11-25';

const lagosFreeDays = {
  publisher: 'Trade press in Lagos',
  document: 'Nigeria Maritime 360',
  link: 'https://nigeriamaritime360.com/apapa-traffic-operators-give-conditions-to-extend-demurrage-free-days',
  since: '2019',
  checked: CHECKED,
  confidence: 'unsure',
} as const;

/** Limits, deadlines and rules of the trade. */
export const tradeRates = {
  ageLimit: {
    name: 'Age limit for used vehicles',
    text: '12 years from the year of manufacture, by the 2023 list',
    count: 12,
    publisher: 'Federal Government of Nigeria',
    document: 'import prohibition list, Fiscal Policy Measures 2023',
    link: 'https://libertytvradio.com/importation-fg-bans-vehicles-above-12-yrs-hikes-taxes-on-wines-beers',
    since: '2023',
    checked: CHECKED,
    confidence: 'unsure',
    caution: 'One official page says 15. Confirm with your agent before you bid',
  },
  customsRate: {
    name: 'Customs’ dollar rate',
    text: 'The NFEM rate that the Central Bank prints on the day of assessment',
    publisher: 'Central Bank of Nigeria',
    document: 'Foreign Exchange Manual, 4th edition',
    link: 'https://primetimes.com.ng/2026/06/cbn-scraps-form-a-for-domiciliary-account-remittances',
    since: '2026-06-01',
    checked: CHECKED,
    confidence: 'reported',
    caution: 'Reported by the press. Your assessment notice shows the rate that was used',
  },
  exportFiling: {
    name: 'US export filing',
    text: 'Car and title at the port, and the ITN, 72 hours before export',
    count: 72,
    publisher: 'US Customs (CBP) and the Census Bureau',
    document: '19 CFR 192.2 and 15 CFR 30.4(b)(5)',
    link: 'https://www.ecfr.gov/current/title-19/section-192.2',
    since: 'undated',
    checked: CHECKED,
    confidence: 'sure',
  },
  lagosStorage: {
    name: 'Storage in Lagos',
    text: '3 free days from discharge, for containers',
    count: 3,
    caution: 'Reported for containers in 2019, and sometimes extended. For RoRo, ask the terminal',
    ...lagosFreeDays,
  },
  lagosDemurrage: {
    name: 'Demurrage in Lagos',
    text: '5 free days from discharge, for containers',
    count: 5,
    caution: 'Reported for containers in 2019, and sometimes extended. Go by your carrier’s tariff',
    ...lagosFreeDays,
  },
} as const satisfies Readonly<Record<string, RuleRate | CountRate>>;
