import { checkAssessment } from '../../../src/lib/price/assessment/checkAssessment';
import {
  asked,
  causeOf,
  charging,
  cif,
  electric,
  findings,
  largeEngine,
  on,
  questions,
  rates,
  right,
  smallEngine,
  used,
} from '../../support/assessment';

describe('a correct notice', () => {
  it.each([
    ['2,494 cc', right, 289_256],
    ['1,800 cc', smallEngine, 273_131],
    ['4,000 cc', largeEngine, 305_381],
    ['electric', electric, 201_750],
  ])('of %s has no question, and every line fits', (_car, notice, total) => {
    const check = checkAssessment(notice, rates);
    expect(check.findings.map(({ kind }) => kind)).toEqual(check.findings.map(() => 'fits'));
    expect(check.findings).toHaveLength(10);
    expect(check.expectedTotal).toBe(total);
  });

  it.each([
    ['2,494 cc', right, 74_306, 315_056],
    ['1,800 cc', smallEngine, 73_181, 298_931],
    ['4,000 cc', largeEngine, 75_431, 331_181],
    ['electric', electric, 0, 225_750],
  ])('of %s with the FOB charge has only the question about that', (_car, notice, vat, total) => {
    const high = charging(notice, { fobCharge: 24_000 });
    expect([high.charges.vat, high.total]).toEqual([vat, total]);
    expect(asked(high)).toEqual([['fobCharge', 'suspended']]);
  });

  it('may have CISS instead of the FOB charge', () => {
    const notice = charging(right, { ciss: 6_000 });
    expect(asked(notice)).toEqual([]);
    expect(checkAssessment(notice, rates).expectedTotal).toBe(notice.total);
  });

  it('may be one kobo off where a line is rounded, and says so', () => {
    const notice = { ...used, value: { cif: 333_333 }, charges: { etls: 1_666 } };
    expect(on(notice, 'etls')).toMatchObject({ kind: 'fits', isRounded: true });
    expect(on({ ...notice, charges: { etls: 1_667 } }, 'etls')).toMatchObject({ isRounded: false });
    expect(asked({ ...notice, charges: { etls: 1_665 } })).toEqual([['etls', 'unexplained']]);
  });

  it('may have its value in dollars and its charges in naira, at the rate on it', () => {
    const naira = (cents: number) => Math.round((cents * 13_854_173) / 10_000);
    const base = naira(750_000);
    const charges = {
      ...{ duty: Math.round(base * 0.2), nacLevy: Math.round(base * 0.05), etls: Math.round(base * 0.005) },
    };
    const notice = { ...used, value: cif, conversion: { rate: 13_854_173 }, charges };
    expect(base).toBe(1_039_062_975);
    expect(findings(notice).map(({ kind }) => kind)).toEqual(['fits', 'fits', 'fits', 'fits']);
    expect(on({ ...notice, conversion: { rate: undefined } }, 'duty')).toMatchObject({
      ...{ kind: 'unchecked', needs: ['rate'] },
    });
  });
});

describe('duty and levies', () => {
  it('asks about a duty on the FOB value', () => {
    expect(causeOf(charging(right, { duty: 120_000 }))).toEqual({
      ...{ kind: 'base', charged: { points: 2_000, of: 'fob' } },
    });
  });

  it('asks about a duty that no known mistake explains, once', () => {
    const notice = charging(right, { duty: 262_500, surcharge: 18_375 });
    expect(asked(notice)).toEqual([['duty', 'unexplained']]);
    // Here the surcharge is on the right duty, and fits, too.
    expect(asked(charging(right, { duty: 262_500 }))).toEqual([['duty', 'unexplained']]);
    expect(questions(notice)[0]).toMatchObject({ amount: 262_500, expected: 150_000 });
  });

  it.each([
    [112_500, { kind: 'levy-before', points: 1_500 }],
    [75_000, { kind: 'levy-new-car', points: 1_000 }],
    [150_000, { kind: 'levy-new-car', points: 2_000 }],
    [30_000, { kind: 'base', charged: { points: 500, of: 'fob' } }],
    [0, { kind: 'unexplained' }],
  ])('says which rate of the levy %d is, on a used car', (nacLevy, cause) => {
    const notice = charging(right, { nacLevy });
    expect(asked(notice)).toHaveLength(1);
    expect(causeOf(notice)).toEqual(cause);
  });

  it.each([
    [75_000, undefined],
    [150_000, { kind: 'levy-before', points: 2_000 }],
    [37_500, { kind: 'levy-used-car' }],
  ])('says which rate of the levy %d is, on a new car', (nacLevy, cause) => {
    const notice = { ...charging(right, { nacLevy }), isUsed: false, hsCode: '87032319' };
    expect(causeOf(notice)).toEqual(cause);
    expect(on(notice, 'duty')).toEqual({ kind: 'unchecked', line: 'duty', needs: [] });
  });

  it.each([
    [52_500, 'cif'],
    [42_000, 'fob'],
  ])('asks about a surcharge of %d, on another value than the duty', (surcharge, of) => {
    const notice = charging(right, { surcharge });
    expect(asked(notice)).toEqual([['surcharge', 'base']]);
    expect(causeOf(notice)).toEqual({ kind: 'base', charged: { points: 700, of } });
    expect(questions(notice)[0]).toMatchObject({ amount: surcharge, expected: 10_500 });
  });

  it('asks about an ETLS on the FOB value', () => {
    expect(asked(charging(right, { etls: 3_000 }))).toEqual([['etls', 'base']]);
  });
});

describe('taxes by engine size', () => {
  it.each([
    [right, 30_000, { kind: 'band', points: 400 }],
    [smallEngine, 15_000, { kind: 'band', points: 200 }],
    [largeEngine, 15_000, { kind: 'band', points: 200 }],
    [right, 12_000, { kind: 'base', charged: { points: 200, of: 'fob' } }],
    [right, 0, { kind: 'unexplained' }],
    [electric, 15_000, { kind: 'electric' }],
  ])('asks about the Green Tax of another engine (%#)', (notice, greenTax, cause) => {
    expect(asked(charging(notice, { greenTax }))).toHaveLength(1);
    expect(causeOf(charging(notice, { greenTax }))).toEqual(cause);
  });

  it('asks about the tax that it replaced, alone or as a second line', () => {
    expect(asked(charging(right, { adjustmentTax: 15_000 }))).toEqual([['adjustmentTax', 'both-taxes']]);
    const { greenTax: _replaced, ...charges } = right.charges;
    const notice = charging({ ...right, charges }, { adjustmentTax: 15_000 });
    expect(asked(notice)).toEqual([['adjustmentTax', 'replaced']]);
  });
});

describe('FOB charge and CISS', () => {
  it('asks about both at the same time', () => {
    const notice = charging(right, { fobCharge: 24_000, ciss: 6_000 });
    expect(asked(notice)).toEqual([['fobCharge', 'fcs-and-ciss']]);
  });

  it.each([
    [{ fobCharge: 30_000 }, ['fobCharge', 'base']],
    [{ fobCharge: 25_000 }, ['fobCharge', 'unexplained']],
    [{ ciss: 7_500 }, ['ciss', 'base']],
    [{ ciss: 9_000 }, ['ciss', 'unexplained']],
  ])('asks about the base of %j', (changes, question) => {
    expect(asked(charging(right, changes))).toContainEqual(question);
  });

  it('asks what an unknown line is', () => {
    expect(asked(charging(right, { other: 5_000 }))).toEqual([['other', 'unknown-line']]);
  });
});

describe('VAT', () => {
  it.each([
    [56_250, { kind: 'base', charged: { points: 750, of: 'cif' } }],
    [11_250, { kind: 'base', charged: { points: 750, of: 'duty' } }],
    [67_500, { kind: 'left-out', charges: ['nacLevy', 'surcharge', 'etls', 'greenTax'] }],
    [71_381, { kind: 'left-out', charges: ['greenTax'] }],
    [74_306, { kind: 'unlisted', charge: 'fobCharge' }],
    [72_956, { kind: 'unlisted', charge: 'ciss' }],
    [80_000, { kind: 'unexplained' }],
  ])('says what %d is calculated on', (vat, cause) => {
    const notice = charging(right, { vat });
    expect(asked(notice)).toHaveLength(1);
    expect(causeOf(notice)).toEqual(cause);
  });

  it('asks for 0% on an electric car', () => {
    const notice = charging(electric, { vat: 71_381 });
    expect(asked(notice)).toEqual([['vat', 'electric']]);
    expect(questions(notice)[0]).toMatchObject({ amount: 71_381, expected: 0 });
  });

  it('fits if it is calculated without a charge that isn’t published', () => {
    const vat = charging(right, { nacLevy: 112_500 }).charges.vat ?? 0;
    const notice = charging(right, { nacLevy: 112_500, other: 5_000, vat });
    expect(asked(notice)).toEqual([
      ['nacLevy', 'levy-before'],
      ['other', 'unknown-line'],
    ]);
  });

  it('fits if it is calculated on the right levy, when the levy is wrong', () => {
    const notice = charging(right, { nacLevy: 112_500, vat: 72_506 });
    expect(asked(notice)).toEqual([['nacLevy', 'levy-before']]);
  });
});

describe('total and receipt', () => {
  it.each([
    [{ total: 289_257, receipt: 289_257 }, { kind: 'unexplained' }],
    [
      { total: 289_256 - 3_750, receipt: 289_256 - 3_750 },
      { kind: 'left-out', charges: ['etls'] },
    ],
    [
      { total: 289_256 + 10_500, receipt: 289_256 + 10_500 },
      { kind: 'twice', charge: 'surcharge' },
    ],
    [
      { total: 289_256 + 24_000, receipt: 289_256 + 24_000 },
      { kind: 'unlisted', charge: 'fobCharge' },
    ],
  ])('asks about a total that isn’t the sum, to the kobo: %j', (totals, cause) => {
    expect(asked({ ...right, ...totals })).toHaveLength(1);
    expect(causeOf({ ...right, ...totals })).toEqual(cause);
  });

  it('asks about a receipt that isn’t the total, to the kobo', () => {
    const notice = { ...right, receipt: 289_255 };
    expect(questions(notice)).toMatchObject([{ line: 'receipt', amount: 289_255, expected: 289_256 }]);
  });
});

describe('the customs value', () => {
  it('asks about a CIF value that isn’t FOB, freight and insurance', () => {
    const notice = { ...used, value: { ...cif, insurance: 12_000 } };
    expect(questions(notice)).toMatchObject([
      { line: 'cif', cause: { kind: 'parts' }, amount: 750_000, expected: 752_000 },
    ]);
  });

  it('asks once if duty and levies are calculated on another value', () => {
    const notice = { ...right, value: { cif: 700_000 } };
    expect(questions(notice)).toMatchObject([
      { line: 'cif', cause: { kind: 'other-value' }, amount: 700_000, expected: 750_000 },
    ]);
  });

  it('adds FOB, freight and insurance up if CIF isn’t given', () => {
    const { cif: _cif, ...parts } = cif;
    expect(on({ ...right, value: parts }, 'duty')).toMatchObject({ kind: 'fits' });
  });
});
