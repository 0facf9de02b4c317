import type { LineId } from '../../../src/content/tools/price';
import { priceBreakdown } from '../../../src/features/price/model/priceBreakdown';
import { exampleCharges } from '../../../src/features/price/model/exampleCharges';
import { emptyInputs } from '../../../src/features/price/model/inputs';
import type { PriceInputs } from '../../../src/features/price/model/inputs';
import { addRanges } from '../../../src/lib/price/amountRange';
import type { Range } from '../../../src/lib/price/amountRange';

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
  const bid = { price: '10,000', engine: '2494' };

  it('has an average bidding fee and a virtual bid fee up to the published maximum', () => {
    expect(line(bid, 'biddingFee')?.amount).toEqual(dollars(725));
    expect(line(bid, 'virtualFee')?.amount).toEqual(dollars(0, 149));
  });

  it('bases duty and levies on price and fees, and lists what is missing', () => {
    const { cif, missingForCif } = anatomy(bid);
    expect(cif).toEqual(dollars(10_725, 10_874));
    expect(missingForCif.map(({ id }) => id)).toEqual(['service', 'pickup', 'loading', 'freight']);
    expect(line(bid, 'duty')?.amount).toEqual(dollars(2_145, 2_174.8));
  });

  it('bases them on the full CIF value once our charges are entered', () => {
    const figures = { service: '300', pickup: '400', loading: '250', freight: '1,200', virtualFee: '0' };
    const { cif, missingForCif } = anatomy({ ...bid, figures });
    expect(cif).toEqual(dollars(12_875));
    expect(missingForCif).toEqual([]);
    // FOB is the same without freight.
    expect(line({ ...bid, figures }, 'fobCharge')?.amount).toEqual(dollars(0, 467));
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

describe('a published figure', () => {
  const bid = { price: '10000', engine: '1800' };

  it('is replaced by the visitor’s figure, and restored without it', () => {
    expect(line({ ...bid, figures: { duty: '10' } }, 'duty')).toMatchObject({ mark: 'yours' });
    expect(line({ ...bid, figures: { duty: '10%' } }, 'duty')?.amount).toEqual(dollars(1_072.5, 1_087.4));
    expect(line({ ...bid, figures: { duty: '' } }, 'duty')).toMatchObject({ mark: 'sure' });
  });

  it('with a range is replaced by a single rate', () => {
    const typed = line({ ...bid, figures: { fobCharge: '1', virtualFee: '0' } }, 'fobCharge');
    expect(typed?.amount).toEqual(dollars(107.25));
  });

  it('is kept while the input is invalid', () => {
    const mistyped = line({ ...bid, figures: { duty: 'ten' } }, 'duty');
    expect(mistyped).toMatchObject({ mark: 'sure', error: 'Enter a number, like 1,250 or 1250.50.' });
    expect(line({ ...bid, figures: { duty: '101' } }, 'duty')?.error).toBe('Enter a smaller number.');
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

  it('have no auction fees once it is paid for, and no pickup at a port', () => {
    expect(ids({ kind: 'owned' })).not.toContain('biddingFee');
    expect(ids({ kind: 'owned' })).not.toContain('virtualFee');
    expect(ids({ from: 'USBAL' })).not.toContain('pickup');
    expect(ids({ from: 'US-TX' })).toContain('pickup');
  });

  it('leave the fee of another auction to the visitor', () => {
    expect(line({ kind: 'auction', price: '9000' }, 'biddingFee')).toMatchObject({
      mark: 'yours',
      amount: undefined,
    });
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
      mark: 'reported',
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
