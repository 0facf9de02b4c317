import { lineIds, lineWords, priceParts } from '../../../content/tools/price';
import type { GroupId, LineId, PartId } from '../../../content/tools/price';
import { addRanges, exactly, roundOutward } from '../../../lib/price/amountRange';
import type { Range } from '../../../lib/price/amountRange';
import { importCharges } from '../../../lib/price/importCharges';
import type { ChargeName } from '../../../lib/price/importCharges';
import type { PriceInputs } from './inputs';
import { hasLine, publishedFigure } from './publishedFigures';
import type { PublishedFigure } from './publishedFigures';
import { readDollars, readFigure } from './typed';

export type Mark = 'published' | 'yours' | 'quoted';

export interface PriceLine {
  readonly id: LineId;
  readonly group: GroupId;
  readonly label: string;
  readonly mark: Mark;
  readonly unit: 'percent' | 'dollars';
  /** What was typed, and what is wrong with it. */
  readonly typed: string;
  readonly error: string | undefined;
  readonly published: PublishedFigure | undefined;
  /** In cents; undefined while the line is not known. */
  readonly amount: Range | undefined;
}

export interface Anatomy {
  /** The price of the car, in cents; undefined until it is typed. */
  readonly price: number | undefined;
  readonly lines: readonly PriceLine[];
  /** What duty and levies are worked out on; undefined without a price. */
  readonly cif: Range | undefined;
  /** Lines that belong to the CIF value and have no figure yet. */
  readonly missingForCif: readonly PriceLine[];
  /** Lines without a figure. */
  readonly open: readonly PriceLine[];
  readonly parts: readonly { readonly id: PartId; readonly amount: Range }[];
  /** All that is known, rounded outward to $50; undefined while nothing is. */
  readonly total: Range | undefined;
}

const CHARGES = [
  'duty',
  'nacLevy',
  'surcharge',
  'fobCharge',
  'etls',
  'adjustmentTax',
  'vat',
] as const satisfies readonly (ChargeName & LineId)[];
const isCharge = (id: LineId): id is (typeof CHARGES)[number] => CHARGES.some((charge) => charge === id);

/** Part of the CIF value whenever the car has them; storage fees and insurance only if the visitor types them. */
const NEEDED_FOR_CIF: readonly LineId[] = ['biddingFee', 'service', 'pickup', 'loading', 'freight'];
/** All that is paid until the car is aboard, besides its price. */
const ABOARD: readonly LineId[] = [
  'biddingFee',
  'virtualFee',
  'auctionOther',
  'service',
  'pickup',
  'loading',
];

const ROUND_TO_CENTS = 5_000;

function partOf(id: LineId): PartId {
  if (id === 'vat') return 'vat';
  if (isCharge(id)) return 'charges';
  return ({ auction: 'fees', shipping: 'shipping', nigeria: 'local' } as const)[lineWords[id].group];
}

/** A line with its figure in its own unit, before a share becomes an amount. */
function readLine(id: LineId, inputs: PriceInputs) {
  const { group, label, unit, isQuoted } = lineWords[id];
  const typed = inputs.figures[id] ?? '';
  const { value, error } = readFigure(id, typed);
  const published = publishedFigure(id, inputs);
  const unchanged: Mark = published ? 'published' : isQuoted ? 'quoted' : 'yours';
  return {
    ...{ id, group, label, unit, typed, error, published },
    mark: value === undefined ? unchanged : 'yours',
    figure: value === undefined ? published?.value : exactly(value),
  };
}

/** Every line of the price with what is known of it, and what they add up to. */
export function priceAnatomy(inputs: PriceInputs): Anatomy {
  const read = lineIds.filter((id) => hasLine(id, inputs)).map((id) => readLine(id, inputs));
  const figureOf = (id: LineId) => read.find((line) => line.id === id)?.figure;
  const price = readDollars(inputs.price).value;
  const fob = price === undefined ? undefined : addRanges(exactly(price), ...ABOARD.map(figureOf));
  const assessed = readDollars(inputs.customsValue).value;
  const cif =
    assessed === undefined
      ? fob && addRanges(fob, figureOf('freight'), figureOf('insurance'))
      : exactly(assessed);
  const rates: Partial<Record<ChargeName, Range | undefined>> = Object.fromEntries(
    CHARGES.map((id) => [id, figureOf(id)]),
  );
  const charges = fob && cif && importCharges({ cif, fob }, rates);

  const lines = read.map(({ figure, ...line }): PriceLine => {
    const isKnown = price !== undefined || line.mark !== 'published';
    return { ...line, amount: isCharge(line.id) ? charges?.[line.id] : isKnown ? figure : undefined };
  });
  const open = lines.filter(({ amount }) => !amount);
  const known = [
    ...(price === undefined ? [] : [{ part: 'price', amount: exactly(price) } as const]),
    ...lines.flatMap(({ id, amount }) => (amount ? [{ part: partOf(id), amount }] : [])),
  ];
  const sumOf = (parts: typeof known) => addRanges(...parts.map(({ amount }) => amount));

  return {
    ...{ price, lines, cif, open },
    missingForCif: assessed === undefined ? open.filter(({ id }) => NEEDED_FOR_CIF.includes(id)) : [],
    parts: priceParts
      .map(({ id }) => ({ id, amount: sumOf(known.filter(({ part }) => part === id)) }))
      .filter(({ amount }) => amount.high > 0),
    total: known.length ? roundOutward(sumOf(known), ROUND_TO_CENTS) : undefined,
  };
}
