/** Auctions charge more for a salvage, rebuilt or other branded title than for a clean one. */
export type TitleKind = 'clean' | 'other';

/** In US dollars by bid, and in percent from a certain bid on. */
export interface BiddingFees {
  /** In ascending order. */
  readonly brackets: readonly (readonly [from: number, clean: number, other: number])[];
  readonly percentFrom: number;
  /** In hundredths of a percent. */
  readonly basisPoints: Readonly<Record<TitleKind, number>>;
}

/** In US dollars by bid, in ascending order. */
export type VirtualBidFees = readonly (readonly [
  from: number,
  cleanLive: number,
  cleanNotLive: number,
  otherLive: number,
  otherNotLive: number,
])[];

const CENTS = 100;

/** The last row whose lowest bid isn't above the bid. */
const bracketOf = <Row extends readonly [from: number, ...fees: number[]]>(
  rows: readonly Row[],
  bid: number,
): Row | undefined => rows.filter(([from]) => from * CENTS <= bid).pop();

/**
 * The auction's fee for a bid.
 * @param bid in cents
 * @returns cents; a percentage is rounded half up
 */
export function biddingFee(
  { brackets, percentFrom, basisPoints }: BiddingFees,
  bid: number,
  title: TitleKind,
) {
  if (bid >= percentFrom * CENTS) return Math.round((bid * basisPoints[title]) / 10_000);
  const [, clean, other] = bracketOf(brackets, bid) ?? [0, 0, 0];
  return (title === 'clean' ? clean : other) * CENTS;
}

/**
 * The auction's fee for bidding online.
 * @param bid in cents
 * @param isLive whether the bid was placed during the live auction rather than before it
 * @returns cents
 */
export function virtualBidFee(fees: VirtualBidFees, bid: number, title: TitleKind, isLive: boolean): number {
  const [, cleanLive, cleanNotLive, otherLive, otherNotLive] = bracketOf(fees, bid) ?? [0, 0, 0, 0, 0];
  const [live, notLive] = title === 'clean' ? [cleanLive, cleanNotLive] : [otherLive, otherNotLive];
  return (isLive ? live : notLive) * CENTS;
}
