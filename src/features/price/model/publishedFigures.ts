import { isPercentLine } from '../../../content/tools/price';
import type { LineId } from '../../../content/tools/price';
import { publishedAuctionFee } from './auctionFigures';
import type { PriceInputs } from './inputs';
import { parseDollars, parseEngine } from './parseInputs';
import { publishedCharge } from './publishedCharges';
import type { PublishedFigure } from './publishedCharges';

/** HS 8703, the only vehicles with published duty and levy rates here. */
const isCar = (body: PriceInputs['body']) => body === 'sedan' || body === 'suv';

/** The published figure for a line, given the car and how it's bought; undefined if there is none. */
export function publishedFigure(id: LineId, inputs: PriceInputs): PublishedFigure | undefined {
  const { kind, title, bidding, body, isElectric } = inputs;
  if (isPercentLine(id)) {
    const engineCc = parseEngine(inputs.engine).value;
    return publishedCharge(id, { isCar: isCar(body), isBus: body === 'bus', isElectric, engineCc });
  }
  if (kind !== 'copart' && kind !== 'iaa') return undefined;
  return publishedAuctionFee(id, { auction: kind, bid: parseDollars(inputs.price).value, title, bidding });
}

const AUCTION_LINES: readonly LineId[] = ['biddingFee', 'auctionOther', 'service'];
/** Part of “other fees” at auctions whose fees we don't know. */
const KNOWN_AUCTION_LINES: readonly LineId[] = ['virtualFee', 'gateFee', 'environmentalFee', 'titleFee'];

/** Whether a line applies, given how the car is bought and where it is. */
export function hasLine(id: LineId, { kind, from }: PriceInputs): boolean {
  if (KNOWN_AUCTION_LINES.includes(id)) return kind === 'copart' || kind === 'iaa';
  if (AUCTION_LINES.includes(id)) return kind !== 'owned';
  // An auction car is at a yard, whatever port it ships from. State codes have a hyphen, port codes don't.
  if (id === 'pickup') return kind !== 'owned' || from === '' || from.includes('-');
  return true;
}
