import '../../support/frozenRates';
import fc from 'fast-check';
import { rates as published } from '../../../src/content/rates';
import { exactly } from '../../../src/lib/price/amountRange';
import { checkAssessment } from '../../../src/lib/price/assessment/checkAssessment';
import { chargeIds, valueIds } from '../../../src/lib/price/assessment/notice';
import type { AssessmentNotice } from '../../../src/lib/price/assessment/notice';
import { greenTaxBracket, importCharges } from '../../../src/lib/price/importCharges';
import { assessmentRates as rates } from '../../../src/features/price/assessment/model/assessmentReport';
import { checkProperty } from '../../support/properties';

/** Any used car with its customs value in kobo or cents, and whether CISS is charged. */
const anyCar = fc.record({
  isElectric: fc.boolean(),
  engineCc: fc.integer({ min: 600, max: 8_000 }),
  fob: fc.integer({ min: 10_000, max: 20_000_000_000 }),
  freight: fc.integer({ min: 0, max: 2_000_000_000 }),
  insurance: fc.integer({ min: 0, max: 500_000_000 }),
  hasCiss: fc.boolean(),
});
type Car = typeof anyCar extends fc.Arbitrary<infer Value> ? Value : never;

/** The notice by the price model: the same formulas as in “What it costs”. */
function correctNotice({ isElectric, engineCc, fob, freight, insurance, hasCiss }: Car): AssessmentNotice {
  const cif = fob + freight + insurance;
  const greenTax = { none: 0, mid: rates.greenTaxMid, large: rates.greenTaxLarge }[
    greenTaxBracket(engineCc, isElectric) ?? 'none'
  ];
  const { fobCharge, ...charged } = importCharges(
    { cif: exactly(cif), fob: exactly(fob) },
    {
      duty: exactly(published.importDuty.basisPoints),
      nacLevy: exactly(published.nacLevy.basisPoints),
      surcharge: exactly(published.surcharge.basisPoints),
      etls: exactly(published.etls.basisPoints),
      greenTax: exactly(greenTax),
      fobCharge: exactly(hasCiss ? published.ciss.basisPoints : 0),
      vat: exactly(isElectric ? 0 : published.vat.basisPoints),
    },
  );
  const charges: Record<string, number> = {
    fobCharge: 0,
    adjustmentTax: 0,
    other: 0,
    ciss: fobCharge?.low ?? 0,
  };
  for (const [id, range] of Object.entries(charged)) charges[id] = range?.low ?? 0;
  const total = Object.values(charges).reduce((all, charge) => all + charge, 0);
  return {
    ...{ hsCode: undefined, isUsed: true, isElectric, engineCc, conversion: undefined },
    ...{ value: { fob, freight, insurance, cif }, charges, total, receipt: total },
  };
}

const questions = (notice: AssessmentNotice) =>
  checkAssessment(notice, rates).findings.filter(({ kind }) => kind === 'ask');

it('never asks about a correct notice, and expects its total', () => {
  checkProperty(2_000, [anyCar], (car) => {
    const notice = correctNotice(car);
    expect(questions(notice)).toEqual([]);
    expect(checkAssessment(notice, rates).expectedTotal).toBe(notice.total);
  });
});

it('asks about any single altered amount', () => {
  const line = fc.constantFrom(...valueIds, ...chargeIds, 'total' as const, 'receipt' as const);
  // One kobo is rounding.
  const change = fc.integer({ min: 2, max: 5_000_000 });
  checkProperty(4_000, [anyCar, line, change], (car, id, by) => {
    const notice = correctNotice(car);
    const { value, charges } = notice;
    const altered = {
      ...notice,
      value: id in value ? { ...value, [id]: (value[id as 'cif'] ?? 0) + by } : value,
      charges: id in charges ? { ...charges, [id]: (charges[id as 'duty'] ?? 0) + by } : charges,
      ...(id === 'total' || id === 'receipt' ? { [id]: (notice.total ?? 0) + by } : {}),
    };
    expect(questions(altered).length).toBeGreaterThan(0);
  });
});

it('asks nothing about a correct notice of which any part is left out, but an optional charge', () => {
  const always = chargeIds.filter((id) => id !== 'ciss');
  const part = fc.subarray([...valueIds, ...always, 'total', 'receipt', 'engineCc'] as const);
  checkProperty(4_000, [anyCar, part], (car, leftOut) => {
    const notice = correctNotice(car);
    const without = <T extends object>(all: T): T =>
      Object.fromEntries(Object.entries(all).filter(([id]) => !leftOut.includes(id as 'cif'))) as T;
    const partial = {
      ...notice,
      value: without(notice.value),
      charges: without(notice.charges),
      ...Object.fromEntries(leftOut.flatMap((id) => (id in notice ? [[id, undefined]] : []))),
    };
    expect(questions(partial)).toEqual([]);
  });
});
