import type { Confidence, RuleRate } from './rateTypes';
import { auctionRates } from './rates/auctions';
import { importRates } from './rates/imports';
import { tradeRates } from './rates/trade';

/** Shown if the source gives no date. */
export const noStartDate = 'no effective date given';

/** How a figure's confidence is displayed. */
export const confidenceNames = {
  sure: 'Published',
  reported: 'Reported',
  unsure: 'Not certain',
} as const satisfies Readonly<Record<Confidence, string>>;

/** All published figures used on the site. Only these may be displayed as published. */
export const rates = { ...importRates, ...auctionRates, ...tradeRates } as const;

export type RateName = keyof typeof rates;

/** A rule and what to do about it, as sentences. */
export const withCaution = ({ text, caution }: RuleRate): string =>
  caution ? `${text}. ${caution}.` : `${text}.`;
