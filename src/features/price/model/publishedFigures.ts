import { rates } from '../../../content/rates';
import type { RateName } from '../../../content/rates';
import type { LineId } from '../../../content/tools/price';
import { missingAnswers } from '../../../content/tools/priceTool';
import { averageBiddingFee } from '../../../lib/price/biddingFee';
import { exactly } from '../../../lib/price/amountRange';
import type { Range } from '../../../lib/price/amountRange';
import { adjustmentTaxBracket } from '../../../lib/price/importCharges';
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

const CENTS = 100;

/** HS 8703, the only vehicles with published duty and levy rates here. */
const isCar = ({ body }: PriceInputs) => body === 'sedan' || body === 'suv';

const share = (name: 'importDuty' | 'nacLevy' | 'surcharge' | 'etls' | 'vat'): PublishedFigure => ({
  value: exactly(rates[name].basisPoints),
  sources: [name],
});

function biddingFee(inputs: PriceInputs): PublishedFigure {
  const { value: bid } = parseDollars(inputs.price);
  const { basisPoints } = rates.copartBiddingFee;
  const least = rates.copartBiddingFeeLeast.dollars * CENTS;
  return {
    value: bid === undefined ? undefined : exactly(averageBiddingFee(bid, basisPoints, least)),
    sources: ['copartBiddingFee', 'copartBiddingFeeLeast'],
    needs: missingAnswers.bid,
  };
}

function adjustmentTax({ engine, isElectric, body }: PriceInputs): PublishedFigure {
  const bracket = adjustmentTaxBracket(parseEngine(engine).value, isElectric || body === 'bus');
  const { adjustmentTaxMid: mid, adjustmentTaxLarge: large } = rates;
  const points = bracket && { none: 0, mid: mid.basisPoints, large: large.basisPoints }[bracket];
  return {
    value: points === undefined ? undefined : exactly(points),
    sources: [bracket === 'large' ? 'adjustmentTaxLarge' : 'adjustmentTaxMid'],
    needs: missingAnswers.engine,
  };
}

/** The published figure for a line, given the car and how it's bought; undefined if there is none. */
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

/** Whether a line applies, given how the car is bought and where it is. */
export function hasLine(id: LineId, { kind, from }: PriceInputs): boolean {
  if (id === 'virtualFee') return kind === 'copart';
  if (id === 'biddingFee' || id === 'auctionOther' || id === 'service') return kind !== 'owned';
  // State codes have a hyphen, port codes don't. At a port, no pickup is needed.
  if (id === 'pickup') return from === '' || from.includes('-');
  return true;
}
