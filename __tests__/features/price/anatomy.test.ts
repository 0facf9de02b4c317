import type { LineId } from '../../../src/content/tools/price';
import { priceBreakdown } from '../../../src/features/price/model/priceBreakdown';
import { exampleCharges } from '../../../src/features/price/model/exampleCharges';
import { emptyInputs } from '../../../src/features/price/model/inputs';
import type { PriceInputs } from '../../../src/features/price/model/inputs';
import { addRanges } from '../../../src/lib/price/amountRange';
import type { Range } from '../../../src/lib/price/amountRange';
import { setConfidence } from '../../support/setConfidence';

const anatomy = (inputs: Partial<PriceInputs>) => priceBreakdown({ ...emptyInputs, ...inputs });
const line = (inputs: Partial<PriceInputs>, id: LineId) => anatomy(inputs).lines.find((one) => one.id === id);
const dollars = (low: number, high = low) => ({ low: Math.round(low * 100), high: Math.round(high * 100) });

describe('without input', () => {
  it('has no amounts and no total', () => {
    const { lines, total, parts } = anatomy({});
    expect(lines.filter(({ amount }) => amount)).toEqual([]);
    expect(total).toBeUndefined();
    expect(parts).toEqual([]);
  });

  it('marks each line by how firm its figure is, or as quoted by us or yours', () => {
    setConfidence({ copartBiddingFee: 'reported', nacLevyBefore: 'unsure', greenTaxMid: 'reported' });
    const marks = Object.fromEntries(anatomy({}).lines.map(({ id, mark }) => [id, mark]));
    expect(marks).toMatchObject({
      biddingFee: 'reported',
      duty: 'sure',
      nacLevy: 'unsure',
      greenTax: 'reported',
      vat: 'sure',
      freight: 'quoted',
      delivery: 'quoted',
      clearing: 'yours',
    });
  });
});

describe('a bid at Copart', () => {
  const bid = { price: '10,000', engine: '2494', title: 'clean', bidding: 'live' } as const;

  it('bases duty and levies on price and fees, and lists what is missing', () => {
    const { cif, missingForCif } = anatomy(bid);
    // Bidding fee 850, virtual bid fee 149, gate 79, environmental 15, title mailing 15 to 20.
    expect(cif).toEqual(dollars(11_108, 11_113));
    expect(missingForCif.map(({ id }) => id)).toEqual(['service', 'pickup', 'loading', 'freight']);
    expect(line(bid, 'duty')?.amount).toEqual(dollars(2_221.6, 2_222.6));
  });

  it('bases them on the full CIF value once our charges are entered', () => {
    const figures = { service: '300', pickup: '400', loading: '250', freight: '1,200', titleFee: '20' };
    const { cif, missingForCif } = anatomy({ ...bid, figures });
    expect(cif).toEqual(dollars(13_263));
    expect(missingForCif).toEqual([]);
    // FOB is the same without freight.
    expect(line({ ...bid, figures }, 'fobCharge')?.amount).toEqual(dollars(0, 482.52));
  });

  it('bases them on the assessed customs value once that is entered', () => {
    const { cif, missingForCif } = anatomy({ ...bid, customsValue: '8,000' });
    expect(cif).toEqual(dollars(8_000));
    expect(missingForCif).toEqual([]);
  });

  it('rounds the total outward to $50 and adds up to it', () => {
    const { total, parts } = anatomy(bid);
    const low = parts.reduce((sum, { amount }) => sum + amount.low, 0);
    const high = parts.reduce((sum, { amount }) => sum + amount.high, 0);
    expect(total).toEqual({ low: Math.floor(low / 5000) * 5000, high: Math.ceil(high / 5000) * 5000 });
    expect(parts.map(({ id }) => id)).toEqual(['price', 'fees', 'charges', 'vat']);
  });
});

describe('auction fees', () => {
  const FEES: readonly LineId[] = ['biddingFee', 'virtualFee', 'gateFee', 'environmentalFee', 'titleFee'];
  const fees = (inputs: Partial<PriceInputs>) => FEES.map((id) => line(inputs, id)?.amount);
  const live = { price: '6,000', bidding: 'live' } as const;

  it.each<[string, Partial<PriceInputs>, readonly Range[]]>([
    [
      'Copart, clean title',
      { ...live, kind: 'copart', title: 'clean' },
      [dollars(800), dollars(139), dollars(79), dollars(15)],
    ],
    [
      'Copart, other title',
      { ...live, kind: 'copart', title: 'other' },
      [dollars(825), dollars(145), dollars(95), dollars(15)],
    ],
  ])('at %s', (_auction, inputs, expected) => {
    expect(fees(inputs)).toEqual([...expected, dollars(15, 20)]);
  });

  it.each<[string, Partial<PriceInputs>, readonly LineId[], number]>([
    ['Copart, clean title', { title: 'clean' }, FEES.slice(0, 4), 1_033],
    ['Copart, other title', { title: 'other' }, FEES.slice(0, 4), 1_080],
    ['IAA, any title', { kind: 'iaa' }, FEES, 1_095],
  ])('of a live bid of $6,000 at %s add up to the published sum', (_auction, inputs, ids, sum) => {
    expect(addRanges(...ids.map((id) => line({ ...live, ...inputs }, id)?.amount))).toEqual(dollars(sum));
  });

  it('range over the titles and ways of bidding that are still possible', () => {
    expect(fees({ price: '6,000' })).toEqual([
      dollars(800, 825),
      dollars(119, 145),
      dollars(79, 95),
      dollars(15),
      dollars(15, 20),
    ]);
    expect(fees({ price: '6,000', title: 'clean', bidding: 'early' })[1]).toEqual(dollars(119));
    expect(line({ price: '6,000' }, 'gateFee')?.published?.sources).toEqual([
      'copartGateClean',
      'copartGateOther',
    ]);
  });

  it('aren’t a percentage below $15,000', () => {
    expect(line({ price: '14,999.99', title: 'clean' }, 'biddingFee')?.amount).toEqual(dollars(850));
    expect(line({ price: '15,000', title: 'clean' }, 'biddingFee')?.amount).toEqual(dollars(1_087.5));
    expect(line({ price: '20,000', kind: 'iaa' }, 'biddingFee')?.amount).toEqual(dollars(1_500));
  });

  it('need the bid', () => {
    expect(line({}, 'biddingFee')).toMatchObject({ amount: undefined, published: { needs: 'your bid' } });
    expect(line({}, 'gateFee')?.amount).toBeUndefined();
  });

  it('leave out what IAA doesn’t publish, until it is typed', () => {
    const iaa = { ...live, kind: 'iaa' } as const;
    expect(line(iaa, 'environmentalFee')).toMatchObject({ mark: 'yours', amount: undefined });
    expect(line({ ...iaa, figures: { environmentalFee: '12' } }, 'environmentalFee')?.amount).toEqual(
      dollars(12),
    );
  });

  it('are the visitor’s own at another auction', () => {
    const elsewhere = { ...live, kind: 'auction' } as const;
    expect(line(elsewhere, 'biddingFee')).toMatchObject({ mark: 'yours', amount: undefined });
    expect(
      anatomy(elsewhere)
        .lines.filter(({ group }) => group === 'auction')
        .map(({ id }) => id),
    ).toEqual(['biddingFee', 'auctionOther', 'service']);
  });
});

describe('a published figure', () => {
  const bid = { kind: 'owned', price: '10000', engine: '1800' } as const;

  it('is replaced by the visitor’s figure, and restored without it', () => {
    expect(line({ ...bid, figures: { duty: '10' } }, 'duty')).toMatchObject({ mark: 'yours' });
    expect(line({ ...bid, figures: { duty: '10%' } }, 'duty')?.amount).toEqual(dollars(1_000));
    expect(line({ ...bid, figures: { duty: '' } }, 'duty')).toMatchObject({ mark: 'sure' });
  });

  it('with a range is replaced by a single rate', () => {
    expect(line({ ...bid, figures: { fobCharge: '1' } }, 'fobCharge')?.amount).toEqual(dollars(100));
  });

  it('is kept while the input is invalid', () => {
    const mistyped = line({ ...bid, figures: { duty: 'ten' } }, 'duty');
    expect(mistyped).toMatchObject({ mark: 'sure', error: 'Enter a number, like 1,250 or 1250.50.' });
    expect(line({ ...bid, figures: { duty: '101' } }, 'duty')?.error).toBe('Enter a smaller number.');
  });
});

describe('a figure that nobody publishes', () => {
  const owned = { kind: 'owned', price: '10000', engine: '1800', figures: { freight: '1,100' } } as const;

  it('may be a range, and counts with both its ends', () => {
    const ranged = { ...owned, upTo: { freight: '1,500' } };
    expect(line(ranged, 'freight')).toMatchObject({ mark: 'yours', amount: dollars(1_100, 1_500) });
    expect(anatomy(ranged).cif).toEqual(dollars(11_100, 11_500));
  });

  it('is the visitor’s own unless marked as an example', () => {
    expect(anatomy(owned).examples).toEqual([]);
    const example = anatomy({ ...owned, examples: { freight: true, delivery: true } });
    expect(example.examples.map(({ id }) => id)).toEqual(['freight']);
    expect(example.total).toEqual(anatomy(owned).total);
  });

  it('has a range only where nothing is published', () => {
    const duty = line(
      { ...owned, figures: { duty: '10' }, upTo: { duty: '20' }, examples: { duty: true } },
      'duty',
    );
    expect(duty).toMatchObject({ mark: 'yours', amount: dollars(1_000) });
  });

  it('counts with its low end while the high end is invalid', () => {
    expect(line({ ...owned, upTo: { freight: '900' } }, 'freight')).toMatchObject({
      amount: dollars(1_100),
      upToError: 'Enter a number that’s no lower than the low end.',
    });
  });
});

describe('the Green Tax Surcharge', () => {
  const amount = (inputs: Partial<PriceInputs>) =>
    line({ kind: 'owned', price: '10000', ...inputs }, 'greenTax')?.amount;

  it.each([
    ['1999', 0],
    ['2000', 200],
    ['3,999 cc', 200],
    ['4000', 400],
  ])('for an engine of %s is %d', (engine, tax) => {
    expect(amount({ engine })).toEqual(dollars(tax));
  });

  it('is zero for an electric car or a bus, and unknown without an engine size', () => {
    expect(amount({ isElectric: true })).toEqual(dollars(0));
    expect(amount({ body: 'bus', engine: '6700' })).toEqual(dollars(0));
    expect(amount({})).toBeUndefined();
    expect(amount({ engine: '2.5' })).toBeUndefined();
  });
});

describe('the lines for a car', () => {
  const ids = (inputs: Partial<PriceInputs>) => anatomy(inputs).lines.map(({ id }) => id);

  it('have no auction fees once it is paid for', () => {
    expect(anatomy({ kind: 'owned' }).lines.filter(({ group }) => group === 'auction')).toEqual([]);
  });

  it('have no pickup of an owned car at a port, but of an auction car anywhere', () => {
    expect(ids({ kind: 'owned', from: 'USBAL' })).not.toContain('pickup');
    expect(ids({ kind: 'owned', from: 'US-TX' })).toContain('pickup');
    for (const kind of ['copart', 'iaa', 'auction'] as const)
      expect(ids({ kind, from: 'USBAL' })).toContain('pickup');
  });

  it('have a published duty and levy only for cars and SUVs', () => {
    expect(line({ body: 'suv' }, 'duty')?.mark).toBe('sure');
    for (const body of ['pickup', 'van', 'bus', 'truck', 'motorcycle', 'machinery'] as const) {
      expect(line({ body }, 'duty')?.mark).toBe('yours');
      expect(line({ body }, 'nacLevy')?.mark).toBe('yours');
    }
  });
});

describe('import charges at the published rates', () => {
  // FOB 6,000 + freight 1,400 + insurance 100, as in the worked examples of docs/price.md.
  const owned = { kind: 'owned', price: '6,000' } as const;
  const shipping = { freight: '1,400', insurance: '100' };
  const charges = (inputs: Partial<PriceInputs>, levy?: string) => {
    const figures = { ...shipping, ...(levy && { nacLevy: levy }) };
    const { parts } = anatomy({ ...owned, ...inputs, figures });
    const amounts = parts.filter(({ id }) => id === 'charges' || id === 'vat').map(({ amount }) => amount);
    return addRanges(...amounts);
  };

  it.each<[string, Partial<PriceInputs>, Range]>([
    ['2,494 cc', { engine: '2494' }, dollars(2_892.56, 3_150.56)],
    ['1,800 cc', { engine: '1800' }, dollars(2_731.31, 2_989.31)],
    ['an electric car', { isElectric: true }, dollars(2_017.5, 2_257.5)],
    ['4,000 cc', { engine: '4000' }, dollars(3_053.81, 3_311.81)],
  ])('for %s at the announced levy, to the cent', (_car, inputs, expected) => {
    expect(charges(inputs, '5')).toEqual(expected);
  });

  it('range up to the levy before July 2026', () => {
    expect(charges({ engine: '2494' })).toEqual(dollars(2_892.56, 3_956.81));
    expect(charges({ engine: '2494' }, '15')).toEqual(dollars(3_698.81, 3_956.81));
  });

  it('have no VAT and no Green Tax for an electric car', () => {
    const electric = { ...owned, isElectric: true };
    expect(line(electric, 'vat')).toMatchObject({
      amount: dollars(0),
      published: { sources: ['vatElectric'] },
    });
    expect(line(electric, 'duty')).toMatchObject({
      published: { sources: ['importDutyElectric'] },
    });
  });
});

it('computes the charges per $1,000, from the smallest engine to the largest with every charge in doubt', () => {
  // 20% + 1.4% + 5% + 0.5%, or with 15%, 4% and 4%; then VAT of 7.5% on the total.
  expect(exampleCharges().parts.slice(1)).toEqual([
    { id: 'charges', amount: dollars(269, 449) },
    { id: 'vat', amount: dollars(95.18, 108.68) },
  ]);
  expect(exampleCharges().charges).toEqual(dollars(360, 560));
});

it('adds up the largest price without losing a cent', () => {
  const { total } = anatomy({ kind: 'owned', price: '100,000,000', engine: '4000' });
  expect(Number.isSafeInteger(total?.high)).toBe(true);
  expect(anatomy({ price: '100,000,001' }).total).toBeUndefined();
});
