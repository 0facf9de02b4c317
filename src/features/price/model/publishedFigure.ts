import { rates } from '../../../content/rates';
import type { RateName } from '../../../content/rates';
import { copartBiddingFees, copartVirtualBidFees } from '../../../content/rates/auctionFees';
import type { Confidence, DollarRate } from '../../../content/rateTypes';
import { isPercentLine } from '../../../content/tools/price';
import type { LineId, PercentLineId } from '../../../content/tools/price';
import { missingAnswers } from '../../../content/tools/priceTool';
import { exactly } from '../../../lib/price/amountRange';
import type { Range } from '../../../lib/price/amountRange';
import { biddingFee, virtualBidFee } from '../../../lib/price/auctionFees';
import type { TitleKind } from '../../../lib/price/auctionFees';
import { greenTaxBracket } from '../../../lib/price/importCharges';
import type { PriceInputs } from './inputs';
import { parseDollars, parseEngine } from './parseInputs';

/** A line's published figure with its sources. */
export interface PublishedFigure {
  /** In the line's unit: cents or hundredths of a percent. Undefined while an input is missing. */
  readonly value: Range | undefined;
  readonly sources: readonly RateName[];
  /** Names the missing input. */
  readonly needs?: string;
}

const LEAST_SURE_FIRST = ['unsure', 'reported', 'sure'] as const;

/** The confidence of the least sure of a figure's sources. */
export const confidenceOf = ({ sources }: Pick<PublishedFigure, 'sources'>): Confidence =>
  LEAST_SURE_FIRST.find((confidence) => sources.some((name) => rates[name].confidence === confidence)) ??
  'sure';

/** The published figure for a line, given the car and how it's bought; undefined if there is none. */
export const publishedFigure = (id: LineId, inputs: PriceInputs): PublishedFigure | undefined =>
  isPercentLine(id) ? publishedCharge(id, inputs) : publishedAuctionFee(id, inputs);

const single = (
  name: 'importDuty' | 'importDutyElectric' | 'surcharge' | 'etls' | 'vat' | 'vatElectric',
) => ({
  value: exactly(rates[name].basisPoints),
  sources: [name],
});

function greenTax({ engine, isElectric, body }: PriceInputs): PublishedFigure {
  const bracket = greenTaxBracket(parseEngine(engine).value, isElectric || body === 'bus');
  const { greenTaxMid: mid, greenTaxLarge: large } = rates;
  const points = bracket && { none: 0, mid: mid.basisPoints, large: large.basisPoints }[bracket];
  return {
    value: points === undefined ? undefined : exactly(points),
    sources: [bracket === 'large' ? 'greenTaxLarge' : 'greenTaxMid'],
    needs: missingAnswers.engine,
  };
}

/**
 * The published rate of an import charge, in hundredths of a percent; undefined if there is none for the vehicle. Where the
 * law and what is charged differ, it's a range: the NAC levy from the announced rate to the one before, and the FOB charge
 * from none to the suspended rate. CISS isn't added, because it's never charged together with the FOB charge.
 */
function publishedCharge(id: PercentLineId, inputs: PriceInputs): PublishedFigure | undefined {
  const { body, isElectric } = inputs;
  // HS 8703. Other vehicles have no published duty or levy here.
  const isCar = body === 'sedan' || body === 'suv';
  switch (id) {
    case 'duty':
      return isCar ? single(isElectric ? 'importDutyElectric' : 'importDuty') : undefined;
    case 'nacLevy':
      return isCar
        ? {
            value: { low: rates.nacLevy.basisPoints, high: rates.nacLevyBefore.basisPoints },
            sources: ['nacLevy', 'nacLevyBefore'],
          }
        : undefined;
    case 'fobCharge':
      return { value: { low: 0, high: rates.fobCharge.basisPoints }, sources: ['fobCharge', 'ciss'] };
    case 'greenTax':
      return greenTax(inputs);
    case 'vat':
      return single(isElectric ? 'vatElectric' : 'vat');
    case 'surcharge':
    case 'etls':
      return single(id);
  }
}

const CENTS = 100;

/** The titles the car may have. IAA charges every title what Copart charges for any but a clean one. */
const possibleTitles = ({ kind, title }: PriceInputs): readonly TitleKind[] =>
  kind === 'iaa' ? ['other'] : title === 'unsure' ? ['clean', 'other'] : [title];

const possiblyLive = ({ bidding }: PriceInputs): readonly boolean[] =>
  bidding === 'unsure' ? [true, false] : [bidding === 'live'];

const rangeOf = (amounts: readonly number[]): Range => ({
  low: Math.min(...amounts),
  high: Math.max(...amounts),
});

/** By the bid, over every title and way of bidding that is still possible. */
function byBid(
  inputs: PriceInputs,
  source: RateName,
  fee: (bid: number, title: TitleKind, isLive: boolean) => number,
): PublishedFigure {
  const bid = parseDollars(inputs.price).value;
  const feesFor = (cents: number) =>
    possibleTitles(inputs).flatMap((title) =>
      possiblyLive(inputs).map((isLive) => fee(cents, title, isLive)),
    );
  return {
    value: bid === undefined ? undefined : rangeOf(feesFor(bid)),
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

const byTitle = (inputs: PriceInputs, fees: Readonly<Record<TitleKind, DollarRateName>>) =>
  perCar(...possibleTitles(inputs).map((title) => fees[title]));

/** The auction's published fee for a line, in cents; undefined if it publishes none. */
function publishedAuctionFee(id: LineId, inputs: PriceInputs): PublishedFigure | undefined {
  const isCopart = inputs.kind === 'copart';
  if (!isCopart && inputs.kind !== 'iaa') return undefined;
  switch (id) {
    case 'biddingFee':
      return byBid(inputs, isCopart ? 'copartBiddingFee' : 'iaaBiddingFee', (bid, title) =>
        biddingFee(copartBiddingFees, bid, title),
      );
    case 'virtualFee':
      return byBid(inputs, isCopart ? 'copartVirtualFee' : 'iaaVirtualFee', (bid, title, isLive) =>
        virtualBidFee(copartVirtualBidFees, bid, title, isLive),
      );
    case 'gateFee':
      return isCopart
        ? byTitle(inputs, { clean: 'copartGateClean', other: 'copartGateOther' })
        : perCar('iaaService');
    case 'environmentalFee':
      return isCopart
        ? byTitle(inputs, { clean: 'copartEnvironmentalClean', other: 'copartEnvironmental' })
        : undefined;
    case 'titleFee':
      return perCar(isCopart ? 'copartTitleMailing' : 'iaaTitle');
    default:
      return undefined;
  }
}
