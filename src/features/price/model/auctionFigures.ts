import { rates } from '../../../content/rates';
import type { RateName } from '../../../content/rates';
import { copartBiddingFees, copartVirtualBidFees } from '../../../content/rates/auctionFees';
import type { DollarRate } from '../../../content/rateTypes';
import type { LineId } from '../../../content/tools/price';
import { missingAnswers } from '../../../content/tools/priceTool';
import type { Range } from '../../../lib/price/amountRange';
import { biddingFee, virtualBidFee } from '../../../lib/price/auctionFees';
import type { TitleKind } from '../../../lib/price/auctionFees';
import type { PriceInputs } from './inputs';
import type { PublishedFigure } from './publishedCharges';

/** What the fees of Copart and IAA depend on. */
interface AuctionBid extends Pick<PriceInputs, 'title' | 'bidding'> {
  readonly auction: 'copart' | 'iaa';
  /** In cents; undefined until entered. */
  readonly bid: number | undefined;
}

const CENTS = 100;

/** The titles the car may have. IAA charges every title what Copart charges for any but a clean one. */
const possibleTitles = ({ auction, title }: AuctionBid): readonly TitleKind[] =>
  auction === 'iaa' ? ['other'] : title === 'unsure' ? ['clean', 'other'] : [title];

const possiblyLive = ({ bidding }: AuctionBid): readonly boolean[] =>
  bidding === 'unsure' ? [true, false] : [bidding === 'live'];

const rangeOf = (amounts: readonly number[]): Range => ({
  low: Math.min(...amounts),
  high: Math.max(...amounts),
});

/** By the bid, over every title and way of bidding that is still possible. */
function byBid(
  auctionBid: AuctionBid,
  source: RateName,
  fee: (bid: number, title: TitleKind, isLive: boolean) => number,
): PublishedFigure {
  const { bid } = auctionBid;
  const fees = possibleTitles(auctionBid).flatMap((title) =>
    possiblyLive(auctionBid).map((isLive) => (bid === undefined ? 0 : fee(bid, title, isLive))),
  );
  return {
    value: bid === undefined ? undefined : rangeOf(fees),
    sources: [source],
    needs: missingAnswers.bid,
  };
}

type DollarRateName = {
  [Name in RateName]: (typeof rates)[Name] extends { readonly dollars: number } ? Name : never;
}[RateName];

/** A fee per car, from the lowest to the highest of these. */
function perCar(...sources: readonly DollarRateName[]): PublishedFigure {
  const fees = sources.map((name): DollarRate => rates[name]);
  const amounts = fees.flatMap(({ dollars, dollarsMax = dollars }) => [dollars * CENTS, dollarsMax * CENTS]);
  return { value: rangeOf(amounts), sources };
}

const titleFee = (auctionBid: AuctionBid, fees: Readonly<Record<TitleKind, DollarRateName>>) =>
  perCar(...possibleTitles(auctionBid).map((title) => fees[title]));

/** The auction's published fee for a line, in cents; undefined if it publishes none. */
export function publishedAuctionFee(id: LineId, auctionBid: AuctionBid): PublishedFigure | undefined {
  const isCopart = auctionBid.auction === 'copart';
  switch (id) {
    case 'biddingFee':
      return byBid(auctionBid, isCopart ? 'copartBiddingFee' : 'iaaBiddingFee', (bid, title) =>
        biddingFee(copartBiddingFees, bid, title),
      );
    case 'virtualFee':
      return byBid(auctionBid, isCopart ? 'copartVirtualFee' : 'iaaVirtualFee', (bid, title, isLive) =>
        virtualBidFee(copartVirtualBidFees, bid, title, isLive),
      );
    case 'gateFee':
      return isCopart
        ? titleFee(auctionBid, { clean: 'copartGateClean', other: 'copartGateOther' })
        : perCar('iaaService');
    case 'environmentalFee':
      return isCopart
        ? titleFee(auctionBid, { clean: 'copartEnvironmentalClean', other: 'copartEnvironmental' })
        : undefined;
    case 'titleFee':
      return perCar(isCopart ? 'copartTitleMailing' : 'iaaTitle');
    default:
      return undefined;
  }
}
