import { isPercentLine, lineIds, lineWords, priceParts } from '../../../content/tools/price';
import type { GroupId, LineId, PartId, PercentLineId, PriceMark } from '../../../content/tools/price';
import { addRanges, exactly, roundOutward } from '../../../lib/price/amountRange';
import type { Range } from '../../../lib/price/amountRange';
import { importCharges } from '../../../lib/price/importCharges';
import type { PriceInputs } from './inputs';
import { parseDollars, parseFigure, parseUpTo } from './parseInputs';
import { confidenceOf, publishedFigure } from './publishedFigure';
import type { PublishedFigure } from './publishedFigure';

export interface PriceLine {
  readonly id: LineId;
  readonly group: GroupId;
  readonly label: string;
  readonly mark: PriceMark;
  readonly unit: 'percent' | 'dollars';
  /** The visitor's input and its error. */
  readonly typed: string;
  readonly error: string | undefined;
  /** The high end, if the visitor enters a range. */
  readonly upTo: string;
  readonly upToError: string | undefined;
  readonly isExample: boolean;
  readonly published: PublishedFigure | undefined;
  /** In cents; undefined if not known yet. */
  readonly amount: Range | undefined;
}

export interface PriceBreakdown {
  /** The car's price in cents; undefined until entered. */
  readonly price: number | undefined;
  readonly lines: readonly PriceLine[];
  /** The basis for duty and levies; undefined without a price. */
  readonly cif: Range | undefined;
  /** Lines that count toward the CIF value but have no figure yet. */
  readonly missingForCif: readonly PriceLine[];
  /** Lines without a figure. */
  readonly open: readonly PriceLine[];
  /** Lines with a figure that the visitor marked as an example. */
  readonly examples: readonly PriceLine[];
  readonly parts: readonly { readonly id: PartId; readonly amount: Range }[];
  /** Sum of the known lines, rounded outward to $50; undefined if there are none. */
  readonly total: Range | undefined;
}

/** Lines needed for the CIF value if the car has them. Storage fees and insurance count only if the visitor enters them. */
const NEEDED_FOR_CIF: readonly LineId[] = ['biddingFee', 'service', 'pickup', 'loading', 'freight'];
/** Everything besides the car's price that counts toward the FOB value. */
const FOB_LINES: readonly LineId[] = [
  'biddingFee',
  'virtualFee',
  'gateFee',
  'environmentalFee',
  'titleFee',
  'auctionOther',
  'service',
  'pickup',
  'loading',
];

const ROUND_TO_CENTS = 5_000;

function partOf(id: LineId): PartId {
  if (id === 'vat') return 'vat';
  if (isPercentLine(id)) return 'charges';
  return ({ auction: 'fees', shipping: 'shipping', nigeria: 'local' } as const)[lineWords[id].group];
}

/** A line with its figure in its own unit, before percentages are converted to amounts. */
function readLine(id: LineId, inputs: PriceInputs) {
  const { group, label, unit, isQuoted } = lineWords[id];
  const typed = inputs.figures[id] ?? '';
  const { value, error } = parseFigure(id, typed);
  const published = publishedFigure(id, inputs);
  // A published figure is replaced by a single one.
  const upTo = published ? '' : (inputs.upTo[id] ?? '');
  const { value: high = value, error: upToError } = parseUpTo(id, upTo, value);
  const isExample = !published && inputs.examples[id] === true;
  const own: PriceMark = isExample ? 'example' : 'yours';
  const unchanged: PriceMark = published ? confidenceOf(published) : isQuoted ? 'quoted' : 'yours';
  return {
    ...{ id, group, label, unit, typed, error, upTo, upToError, isExample, published },
    mark: value === undefined ? unchanged : own,
    figure: value === undefined ? published?.value : { low: value, high: high ?? value },
  };
}

/** Breaks the price down into lines with their known amounts, the CIF value, and the total. */
export function priceBreakdown(inputs: PriceInputs): PriceBreakdown {
  const read = lineIds.filter((id) => hasLine(id, inputs)).map((id) => readLine(id, inputs));
  const figureOf = (id: LineId) => read.find((line) => line.id === id)?.figure;
  const price = parseDollars(inputs.price).value;
  const fob = price === undefined ? undefined : addRanges(exactly(price), ...FOB_LINES.map(figureOf));
  const assessed = parseDollars(inputs.customsValue).value;
  const cif =
    assessed === undefined
      ? fob && addRanges(fob, figureOf('freight'), figureOf('insurance'))
      : exactly(assessed);
  const rates: Partial<Record<PercentLineId, Range | undefined>> = Object.fromEntries(
    lineIds.filter(isPercentLine).map((id) => [id, figureOf(id)]),
  );
  const charges = fob && cif && importCharges({ cif, fob }, rates);

  const lines = read.map(({ figure, ...line }): PriceLine => {
    const isKnown = price !== undefined || line.mark === 'yours' || line.mark === 'example';
    return { ...line, amount: isPercentLine(line.id) ? charges?.[line.id] : isKnown ? figure : undefined };
  });
  const open = lines.filter(({ amount }) => !amount);
  const known = [
    ...(price === undefined ? [] : [{ part: 'price', amount: exactly(price) } as const]),
    ...lines.flatMap(({ id, amount }) => (amount ? [{ part: partOf(id), amount }] : [])),
  ];
  const sumOf = (parts: typeof known) => addRanges(...parts.map(({ amount }) => amount));

  return {
    ...{ price, lines, cif, open, examples: lines.filter(({ mark }) => mark === 'example') },
    missingForCif: assessed === undefined ? open.filter(({ id }) => NEEDED_FOR_CIF.includes(id)) : [],
    parts: priceParts
      .map(({ id }) => ({ id, amount: sumOf(known.filter(({ part }) => part === id)) }))
      .filter(({ amount }) => amount.high > 0),
    total: known.length ? roundOutward(sumOf(known), ROUND_TO_CENTS) : undefined,
  };
}

const AUCTION_LINES: readonly LineId[] = ['biddingFee', 'auctionOther', 'service'];
/** Part of “other fees” at auctions whose fees we don't know. */
const KNOWN_AUCTION_LINES: readonly LineId[] = ['virtualFee', 'gateFee', 'environmentalFee', 'titleFee'];

/** Whether a line applies, given how the car is bought and where it is. */
function hasLine(id: LineId, { kind, from }: PriceInputs): boolean {
  if (KNOWN_AUCTION_LINES.includes(id)) return kind === 'copart' || kind === 'iaa';
  if (AUCTION_LINES.includes(id)) return kind !== 'owned';
  // An auction car is at a yard, whatever port it ships from. State codes have a hyphen, port codes don't.
  if (id === 'pickup') return kind !== 'owned' || from === '' || from.includes('-');
  return true;
}
