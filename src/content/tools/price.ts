import { confidenceNames, rates } from '../rates';
import type { RateName } from '../rates';

/** Who is paid, and where. */
export const priceGroups = [
  { id: 'auction', name: 'Auction', when: 'within days of the sale' },
  { id: 'shipping', name: 'Shipping', when: 'before it sails' },
  { id: 'nigeria', name: 'Nigeria', when: 'from arrival to your door' },
] as const;
export type GroupId = (typeof priceGroups)[number]['id'];

interface LineWords {
  readonly group: GroupId;
  readonly label: string;
  /** Whether the visitor enters a percentage or an amount. */
  readonly unit: 'percent' | 'dollars';
  /** Set if we quote it, rather than others charging it. */
  readonly isQuoted?: true;
  readonly hint?: string;
}

/** Lines in the order they are paid. The car's price is entered separately. */
const priceLines = {
  biddingFee: { group: 'auction', label: 'Bidding fee', unit: 'dollars' },
  virtualFee: { group: 'auction', label: 'Virtual bid fee', unit: 'dollars', hint: 'For bidding online.' },
  gateFee: { group: 'auction', label: 'Gate or service fee', unit: 'dollars' },
  environmentalFee: {
    group: 'auction',
    label: 'Environmental fee',
    unit: 'dollars',
    hint: 'IAA’s isn’t published: see your invoice.',
  },
  titleFee: { group: 'auction', label: 'Title fee', unit: 'dollars', hint: 'For handling and mailing it.' },
  auctionOther: {
    group: 'auction',
    label: 'Storage and other auction fees',
    unit: 'dollars',
    hint: 'From your invoice. Storage starts after a few days. Enter 0 for none.',
  },
  service: { group: 'auction', label: 'Our bidding service', unit: 'dollars', isQuoted: true },
  pickup: { group: 'shipping', label: 'Pickup and trucking to the port', unit: 'dollars', isQuoted: true },
  loading: { group: 'shipping', label: 'Export filing and loading', unit: 'dollars', isQuoted: true },
  freight: { group: 'shipping', label: 'Ocean freight', unit: 'dollars', isQuoted: true },
  insurance: {
    group: 'shipping',
    label: 'Marine insurance',
    unit: 'dollars',
    hint: 'Optional. Enter 0 to go without.',
  },
  duty: { group: 'nigeria', label: 'Import duty', unit: 'percent' },
  surcharge: { group: 'nigeria', label: 'Surcharge on the duty', unit: 'percent' },
  nacLevy: { group: 'nigeria', label: 'NAC levy', unit: 'percent' },
  fobCharge: {
    group: 'nigeria',
    label: 'FOB charge (FCS)',
    unit: 'percent',
    hint: 'If your agent charges CISS instead, enter 1. It’s never both.',
  },
  etls: { group: 'nigeria', label: 'ETLS (ECOWAS levy)', unit: 'percent' },
  greenTax: { group: 'nigeria', label: 'Green Tax Surcharge', unit: 'percent' },
  vat: { group: 'nigeria', label: 'VAT', unit: 'percent' },
  clearing: {
    group: 'nigeria',
    label: 'Customs agent and port charges',
    unit: 'dollars',
    hint: 'Agent, terminal and carrier.',
  },
  delivery: { group: 'nigeria', label: 'Delivery in Nigeria', unit: 'dollars', isQuoted: true },
} as const satisfies Readonly<Record<string, LineWords>>;

export type LineId = keyof typeof priceLines;
/** A line that the visitor enters as a percentage: duty, a levy or VAT. */
export type PercentLineId = {
  [Id in LineId]: (typeof priceLines)[Id]['unit'] extends 'percent' ? Id : never;
}[LineId];
export const lineIds = Object.keys(priceLines) as LineId[];
/** All lines, by id. */
export const lineWords: Readonly<Record<LineId, LineWords>> = priceLines;

/** All lines in percent are import charges: `importCharges` turns their rates into amounts. */
export const isPercentLine = (id: LineId): id is PercentLineId => lineWords[id].unit === 'percent';

/** Parts of the bar, in order of payment. */
export const priceParts = [
  { id: 'price', name: 'Price of the car', short: 'Car' },
  { id: 'fees', name: 'Auction fees', short: 'Fees' },
  { id: 'shipping', name: 'Shipping', short: 'Shipping' },
  { id: 'charges', name: 'Duty and levies', short: 'Duty' },
  { id: 'vat', name: 'VAT', short: 'VAT' },
  { id: 'local', name: 'Clearing and delivery', short: 'Clearing' },
] as const;
export type PartId = (typeof priceParts)[number]['id'];

/** Whose figure it is, and how firm a published one is. */
export const priceMarks = {
  ...confidenceNames,
  yours: 'Yours',
  example: 'Example',
  quoted: 'We quote',
} as const;
export type PriceMark = keyof typeof priceMarks;

export const priceKindChoices = [
  { value: 'copart', label: 'A bid at Copart' },
  { value: 'iaa', label: 'A bid at IAA' },
  { value: 'auction', label: 'A bid at another auction' },
  { value: 'owned', label: 'A car that’s paid for' },
] as const;

/** What the car's price is called, by kind. */
export const priceLabels = {
  copart: 'Your bid',
  iaa: 'Your bid',
  auction: 'Your bid',
  owned: 'Price you paid',
} as const;

/** Auction fees depend on these two. Until they're known, the fees are a range. */
export const titleChoices = [
  { value: 'unsure', label: 'Not sure yet' },
  { value: 'clean', label: 'Clean' },
  { value: 'other', label: 'Salvage, rebuilt or other' },
] as const;
export const biddingChoices = [
  { value: 'unsure', label: 'Not sure yet' },
  { value: 'live', label: 'Live, during the auction' },
  { value: 'early', label: 'Before the auction' },
] as const;

/** Warnings shown with each result. */
export const priceWarnings = {
  customsValue:
    'The Nigeria Customs Service values a car by its VIN, not your invoice. Duty, levies and VAT follow that value, whether it’s higher or lower.',
  notIncluded: `Storage and demurrage in Lagos aren’t included. Free days reported for containers in 2019: ${String(rates.lagosStorage.count)} for storage and ${String(rates.lagosDemurrage.count)} for demurrage. For RoRo, ask the terminal.`,
} as const;

/** Rates in the table of published figures. */
export const publishedRows: readonly RateName[] = [
  'copartBiddingFee',
  'copartVirtualFee',
  'copartGateClean',
  'copartGateOther',
  'copartEnvironmental',
  'copartEnvironmentalClean',
  'copartTitleMailing',
  'iaaBiddingFee',
  'iaaVirtualFee',
  'iaaService',
  'iaaTitle',
  'importDuty',
  'importDutyElectric',
  'surcharge',
  'nacLevy',
  'nacLevyBefore',
  'nacLevyNew',
  'fobCharge',
  'ciss',
  'etls',
  'greenTaxMid',
  'greenTaxLarge',
  'vat',
  'vatElectric',
  'customsRate',
  'ageLimit',
  'lagosStorage',
  'lagosDemurrage',
];

export const publishedRates = {
  caption: 'Third-party figures. Our charges and ocean freight come with a quote.',
} as const;

/** Note next to the example on the home page. */
export const priceInShort = {
  counts: 'What this counts',
  text: (checked: string) =>
    `Published duty, levies and VAT on a car that customs values at $1,000, by its VIN, not your invoice. Checked ${checked.replaceAll(' ', '\u00A0')}. Low: as announced in 2026. High: what assessments may still show. The breakdown names every source.`,
} as const;

/** Formats of ranges and dates. */
export const priceUnits = {
  range: (low: string, high: string) => `${low} to ${high}`,
  since: (since: string) => `since ${since}`,
  checked: (date: string) => `checked ${date}`,
} as const;
