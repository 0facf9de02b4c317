import { addRanges, exactly, roundOutward, shareOf } from '../../../src/lib/price/amountRange';
import type { Range } from '../../../src/lib/price/amountRange';
import { greenTaxBracket, importCharges } from '../../../src/lib/price/importCharges';

/** In cents, or hundredths of a percent. */
const money = (low: number, high = low) => ({ low: Math.round(low * 100), high: Math.round(high * 100) });
const percent = money;

// FOB 6,000 + freight 1,400 + insurance 100.
const value = { cif: money(7_500), fob: money(6_000) };
const used = {
  duty: percent(20),
  nacLevy: percent(5),
  surcharge: percent(7),
  fobCharge: percent(0, 4),
  etls: percent(0.5),
  greenTax: percent(2),
  vat: percent(7.5),
};

describe('importCharges', () => {
  it.each([
    ['2,494 cc', {}, { greenTax: money(150), vat: money(725.06, 743.06) }, money(2_892.56, 3_150.56)],
    [
      '1,800 cc',
      { greenTax: percent(0) },
      { greenTax: money(0), vat: money(713.81, 731.81) },
      money(2_731.31, 2_989.31),
    ],
    [
      'electric',
      { greenTax: percent(0), vat: percent(0) },
      { greenTax: money(0), vat: money(0) },
      money(2_017.5, 2_257.5),
    ],
    ['4,000 cc', { greenTax: percent(4) }, { greenTax: money(300) }, money(3_053.81, 3_311.81)],
    [
      '2,494 cc with the levy before July 2026',
      { nacLevy: percent(15) },
      { nacLevy: money(1_125) },
      money(3_698.81, 3_956.81),
    ],
    [
      '2,494 cc with the levy from announced to before',
      { nacLevy: percent(5, 15) },
      { nacLevy: money(375, 1_125) },
      money(2_892.56, 3_956.81),
    ],
  ])('of a car with %s, to the cent', (_car, rates, lines, total) => {
    const charges = importCharges(value, { ...used, ...rates });
    expect(charges).toMatchObject({
      duty: money(1_500),
      nacLevy: money(375),
      surcharge: money(105),
      etls: money(37.5),
      fobCharge: money(0, 240),
      ...lines,
    });
    expect(addRanges(...Object.values<Range | undefined>({ ...charges }))).toEqual(total);
  });

  it('leaves out a charge without a rate, and any charge based on it', () => {
    const charges = importCharges(value, { ...used, duty: undefined, vat: percent(10) });
    expect(charges.duty).toBeUndefined();
    expect(charges.surcharge).toBeUndefined();
    expect(charges.vat?.low).toBe((750_000 + 37_500 + 3_750 + 15_000) / 10);
  });
});

describe('greenTaxBracket', () => {
  it.each([
    [1, 'none'],
    [1_999, 'none'],
    [2_000, 'mid'],
    [3_999, 'mid'],
    [4_000, 'large'],
    [undefined, undefined],
  ] as const)('puts %s cc in the bracket %s', (cc, bracket) => {
    expect(greenTaxBracket(cc, false)).toBe(bracket);
  });

  it.each([6_700, undefined])('is none for an exempt vehicle with any engine (%s cc)', (cc) => {
    expect(greenTaxBracket(cc, true)).toBe('none');
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
