import type { CountRate, DollarRate, RuleRate } from '../rateTypes';

const CHECKED = '2026-11-25';

const copartFees = {
  publisher: 'Copart',
  document: 'member fees, Standard Pricing',
  link: 'https://www.copart.com/content/us/en/member-fees-us-non-licensed',
  since: 'undated',
  checked: CHECKED,
  confidence: 'reported',
  caution: 'From public copies of the table, which agree. Check your invoice',
} as const;

const iaaFees = {
  publisher: 'IAA',
  document: 'Standard IAA Licensed Buyer Fees',
  link: 'https://www.iaai.com/marketing/standard-iaa-licensed-buyer-fees',
  since: '2024-11-04',
  checked: CHECKED,
  confidence: 'reported',
  caution: 'From a copy of the table. Check your invoice',
} as const;

/** Fees and deadlines of the auctions. The fees by bid are in `auctionFees.ts`. */
export const auctionRates = {
  copartBiddingFee: {
    name: 'Copart bidding fee',
    text: 'By bid and title with a secured payment, for buyers without a license and small licensed ones. From $15,000, it’s 7.25% with a clean title, else 7.5%',
    ...copartFees,
  },
  copartVirtualFee: {
    name: 'Copart virtual bid fee',
    text: 'By bid and title: none below a $100 bid, at most $160. Live bids cost more than bids before the auction',
    ...copartFees,
  },
  copartGateClean: {
    name: 'Copart gate fee, clean title',
    text: '$79 with a clean title',
    dollars: 79,
    ...copartFees,
  },
  copartGateOther: {
    name: 'Copart gate fee, other titles',
    text: '$95 with any other title',
    dollars: 95,
    ...copartFees,
  },
  copartEnvironmental: {
    name: 'Copart environmental fee, other titles',
    text: '$15 with any other title',
    dollars: 15,
    ...copartFees,
  },
  copartEnvironmentalClean: {
    name: 'Copart environmental fee, clean title',
    text: '$15 with a clean title, or none',
    dollars: 15,
    ...copartFees,
    confidence: 'unsure',
    caution: 'One copy of the table has none with a clean title. Check your invoice',
  },
  copartTitleMailing: {
    name: 'Copart title mailing',
    text: '$15 to $20',
    dollars: 15,
    dollarsMax: 20,
    ...copartFees,
  },
  iaaBiddingFee: {
    name: 'IAA bidding fee',
    text: 'By bid with a secured payment, the same for every title. From $15,000, it’s 7.5%',
    ...iaaFees,
  },
  iaaVirtualFee: {
    name: 'IAA virtual bid fee',
    text: 'By bid: none below a $100 bid, at most $160. Live bids cost more than bids before the auction',
    ...iaaFees,
  },
  iaaService: {
    name: 'IAA service fee',
    text: '$105 per car',
    dollars: 105,
    ...iaaFees,
    since: '2026-10-01',
  },
  iaaTitle: {
    name: 'IAA title fee',
    text: '$20 per car',
    dollars: 20,
    ...iaaFees,
  },
  copartPayment: {
    name: 'Copart payment',
    text: 'Received within 3 business days, sale day included. Then a $50 late fee per car',
    count: 3,
    publisher: 'Copart',
    document: '“Pay and Pick Up” (in Spanish)',
    link: 'https://www.copart.com/content/us/es/support/how-to-buy/pay-and-pick-Up',
    since: 'undated',
    checked: CHECKED,
    confidence: 'sure',
    caution: 'Copart’s holidays aren’t published: go by the earlier date',
  },
} as const satisfies Readonly<Record<string, RuleRate | DollarRate | CountRate>>;
