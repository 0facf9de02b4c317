import type { CountRate, DollarRate, ShareRate } from '../rateTypes';

const CHECKED = '2026-11-25';

const copartFees = {
  publisher: 'Copart',
  document: 'member fees, Standard Pricing',
  link: 'https://www.copart.com/content/us/en/member-fees-us-non-licensed',
  since: 'undated',
  checked: CHECKED,
  confidence: 'reported',
  caution: 'From public copies of the table. Check your invoice',
} as const;

/** Fees and deadlines of the auctions. */
export const auctionRates = {
  copartBiddingFee: {
    name: 'Copart bidding fee, clean title',
    text: 'Averages about 7.25% of the price with a secured payment',
    basisPoints: 725,
    ...copartFees,
  },
  copartBiddingFeeLeast: {
    name: 'Copart bidding fee, minimum',
    text: 'From $25 for a clean title',
    dollars: 25,
    ...copartFees,
  },
  copartLiveBid: {
    name: 'Copart virtual bid fee, live',
    text: 'Up to $149 for a live bid',
    dollars: 149,
    ...copartFees,
  },
  copartEarlyBid: {
    name: 'Copart virtual bid fee, other bids',
    text: 'Up to $129 for any other bid',
    dollars: 129,
    ...copartFees,
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
  iaaPayment: {
    name: 'IAA payment',
    text: 'By 4:30 pm local time on the 2nd day after the sale',
    count: 2,
    publisher: 'IAA',
    document: 'help page (in Polish)',
    link: 'https://home.iaai.com/pl-pl/help/AboutPayandClaim',
    since: 'undated',
    checked: CHECKED,
    confidence: 'reported',
    caution: 'From a copy of the page. Go by your invoice',
  },
} as const satisfies Readonly<Record<string, ShareRate | DollarRate | CountRate>>;
