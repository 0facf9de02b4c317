import { addRanges, exactly, roundOutward, shareOf } from '../../../src/lib/price/amountRange';
import { averageBiddingFee } from '../../../src/lib/price/biddingFee';
import { adjustmentTaxBracket, importCharges } from '../../../src/lib/price/importCharges';

const published = {
  duty: exactly(2_000),
  nacLevy: exactly(1_500),
  surcharge: exactly(700),
  fobCharge: { low: 100, high: 400 },
  etls: exactly(50),
  adjustmentTax: exactly(200),
  vat: exactly(750),
};
const value = { cif: exactly(1_000_000), fob: exactly(900_000) };

describe('importCharges', () => {
  it('applies each rate to its own base: CIF, FOB or the duty', () => {
    expect(importCharges(value, published)).toMatchObject({
      duty: exactly(200_000),
      nacLevy: exactly(150_000),
      surcharge: exactly(14_000),
      etls: exactly(5_000),
      adjustmentTax: exactly(20_000),
    });
  });

  it('ranges from CISS to the FOB charge', () => {
    expect(importCharges(value, published).fobCharge).toEqual({ low: 9_000, high: 36_000 });
  });

  it('applies VAT to CIF, duty, surcharge and every levy', () => {
    // The low end has CISS; the FOB charge adds 27,000.
    const low = 1_000_000 + 200_000 + 150_000 + 14_000 + 9_000 + 5_000 + 20_000;
    expect(importCharges(value, published).vat).toEqual({
      low: Math.round(low * 0.075),
      high: Math.round((low + 27_000) * 0.075),
    });
  });

  it('leaves out a charge without a rate, and any charge based on it', () => {
    const charges = importCharges(value, { ...published, duty: undefined, vat: exactly(1_000) });
    expect(charges.duty).toBeUndefined();
    expect(charges.surcharge).toBeUndefined();
    expect(charges.vat?.low).toBe((1_000_000 + 150_000 + 9_000 + 5_000 + 20_000) / 10);
  });
});

describe('adjustmentTaxBracket', () => {
  it.each([
    [1, 'none'],
    [1_999, 'none'],
    [2_000, 'mid'],
    [3_999, 'mid'],
    [4_000, 'large'],
    [undefined, undefined],
  ] as const)('puts %s cc in the bracket %s', (cc, bracket) => {
    expect(adjustmentTaxBracket(cc, false)).toBe(bracket);
  });

  it.each([6_700, undefined])('is none for an exempt vehicle with any engine (%s cc)', (cc) => {
    expect(adjustmentTaxBracket(cc, true)).toBe('none');
  });
});

describe('averageBiddingFee', () => {
  it.each([
    [0, 2_500],
    [34_482, 2_500],
    [34_490, 2_501],
    [1_000_000, 72_500],
  ])('of a price of %d cents is %d', (price, fee) => {
    expect(averageBiddingFee(price, 725, 2_500)).toBe(fee);
  });
});

describe('ranges', () => {
  it('adds the known ranges', () => {
    expect(addRanges(exactly(5), undefined, { low: 0, high: 10 })).toEqual({ low: 5, high: 15 });
    expect(addRanges()).toEqual(exactly(0));
  });

  it('rounds half a cent up', () => {
    expect(shareOf(exactly(10), exactly(500))).toEqual(exactly(1));
    expect(shareOf(exactly(9), exactly(500))).toEqual(exactly(0));
  });

  it.each([
    [exactly(0), exactly(0)],
    [exactly(5_000), exactly(5_000)],
    [
      { low: 4_999, high: 5_001 },
      { low: 0, high: 10_000 },
    ],
    [
      { low: 9_999, high: 10_000 },
      { low: 5_000, high: 10_000 },
    ],
  ])('rounds %j outward to 50 dollars: %j', (range, rounded) => {
    expect(roundOutward(range, 5_000)).toEqual(rounded);
  });
});
