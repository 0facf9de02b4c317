import { rates } from '../../../content/rates';
import type { RateName } from '../../../content/rates';
import type { LineId } from '../../../content/tools/price';
import { missingAnswers } from '../../../content/tools/priceTool';
import { averageBiddingFee } from '../../../lib/price/biddingFee';
import { exactly } from '../../../lib/price/amountRange';
import type { Range } from '../../../lib/price/amountRange';
import { adjustmentTaxBracket } from '../../../lib/price/importCharges';
import type { PriceInputs } from './inputs';
import { readDollars, readEngine } from './typed';

/** A published figure of a line, and the sources it comes from. */
export interface PublishedFigure {
  /** In the line's unit: cents, or hundredths of a percent. Undefined while an answer is missing. */
  readonly value: Range | undefined;
  readonly sources: readonly RateName[];
  /** What is missing for the figure. */
  readonly needs?: string;
}

const CENTS = 100;

/** HS 8703: the only vehicles for which we have published duty and levy. */
const isCar = ({ body }: PriceInputs) => body === 'sedan' || body === 'suv';

const share = (name: 'importDuty' | 'nacLevy' | 'surcharge' | 'etls' | 'vat'): PublishedFigure => ({
  value: exactly(rates[name].basisPoints),
  sources: [name],
});

function biddingFee(inputs: PriceInputs): PublishedFigure {
  const { value: bid } = readDollars(inputs.price);
  const { basisPoints } = rates.copartBiddingFee;
  const least = rates.copartBiddingFeeLeast.dollars * CENTS;
  return {
    value: bid === undefined ? undefined : exactly(averageBiddingFee(bid, basisPoints, least)),
    sources: ['copartBiddingFee', 'copartBiddingFeeLeast'],
    needs: missingAnswers.bid,
  };
}

function adjustmentTax({ engine, isElectric, body }: PriceInputs): PublishedFigure {
  const bracket = adjustmentTaxBracket(readEngine(engine).value, isElectric || body === 'bus');
  const { adjustmentTaxMid: mid, adjustmentTaxLarge: large } = rates;
  const points = bracket && { none: 0, mid: mid.basisPoints, large: large.basisPoints }[bracket];
  return {
    value: points === undefined ? undefined : exactly(points),
    sources: [bracket === 'large' ? 'adjustmentTaxLarge' : 'adjustmentTaxMid'],
    needs: missingAnswers.engine,
  };
}

/** What others publish for a line, for this car and this way of buying; undefined where nobody does. */
export function publishedFigure(id: LineId, inputs: PriceInputs): PublishedFigure | undefined {
  switch (id) {
    case 'biddingFee':
      return inputs.kind === 'copart' ? biddingFee(inputs) : undefined;
    case 'virtualFee':
      return {
        value: { low: 0, high: rates.copartLiveBid.dollars * CENTS },
        sources: ['copartLiveBid', 'copartEarlyBid'],
      };
    case 'duty':
      return isCar(inputs) ? share('importDuty') : undefined;
    case 'nacLevy':
      return isCar(inputs) ? share('nacLevy') : undefined;
    case 'surcharge':
    case 'etls':
    case 'vat':
      return share(id);
    case 'fobCharge':
      return {
        value: { low: rates.ciss.basisPoints, high: rates.fobCharge.basisPoints },
        sources: ['ciss', 'fobCharge'],
      };
    case 'adjustmentTax':
      return adjustmentTax(inputs);
    default:
      return undefined;
  }
}

/** The lines that this car and this way of buying have at all. */
export function hasLine(id: LineId, { kind, from }: PriceInputs): boolean {
  if (id === 'virtualFee') return kind === 'copart';
  if (id === 'biddingFee' || id === 'auctionOther' || id === 'service') return kind !== 'owned';
  // A port's code has no hyphen: the car is there already.
  if (id === 'pickup') return from === '' || from.includes('-');
  return true;
}
