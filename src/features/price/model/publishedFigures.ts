import { rates } from '../../../content/rates';
import { isPercentLine } from '../../../content/tools/price';
import type { LineId } from '../../../content/tools/price';
import { missingAnswers } from '../../../content/tools/priceTool';
import { averageBiddingFee } from '../../../lib/price/biddingFee';
import { exactly } from '../../../lib/price/amountRange';
import type { PriceInputs } from './inputs';
import { parseDollars, parseEngine } from './parseInputs';
import { publishedCharge } from './publishedCharges';
import type { PublishedFigure } from './publishedCharges';

const CENTS = 100;

/** HS 8703, the only vehicles with published duty and levy rates here. */
const isCar = (body: PriceInputs['body']) => body === 'sedan' || body === 'suv';

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

/** The published figure for a line, given the car and how it's bought; undefined if there is none. */
export function publishedFigure(id: LineId, inputs: PriceInputs): PublishedFigure | undefined {
  const { body, isElectric } = inputs;
  if (isPercentLine(id)) {
    const engineCc = parseEngine(inputs.engine).value;
    return publishedCharge(id, { isCar: isCar(body), isBus: body === 'bus', isElectric, engineCc });
  }
  switch (id) {
    case 'biddingFee':
      return inputs.kind === 'copart' ? biddingFee(inputs) : undefined;
    case 'virtualFee':
      return {
        value: { low: 0, high: rates.copartLiveBid.dollars * CENTS },
        sources: ['copartLiveBid', 'copartEarlyBid'],
      };
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
