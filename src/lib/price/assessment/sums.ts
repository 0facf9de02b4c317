import { exactly } from '../amountRange';
import { importCharges } from '../importCharges';
import { dutyRate, greenTaxRate } from './charges';
import type { CustomsValue } from './customsValue';
import { fits, judge, share } from './judge';
import type { Mistake } from './judge';
import { chargeIds } from './notice';
import type { AssessmentNotice, AssessmentRates, ChargeId, Finding, Need } from './notice';

/** Charges on every notice. The others may not be on it. */
const ALWAYS = ['duty', 'nacLevy', 'surcharge', 'etls'] as const;
const BEFORE_VAT = chargeIds.filter((id) => id !== 'vat');

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

/** The charges by the published rates, without a FOB charge; undefined while something is missing. */
export function publishedCharges(notice: AssessmentNotice, value: CustomsValue, rates: AssessmentRates) {
  const { isUsed, isElectric, charges } = notice;
  const { cif, fob } = value;
  const duty = dutyRate(notice, rates);
  const green = greenTaxRate(notice, rates);
  const hasCiss = Boolean(charges.ciss) && !charges.fobCharge;
  if (cif === undefined || duty === undefined || green === undefined || (hasCiss && fob === undefined))
    return undefined;
  const { vat, ...before } = importCharges(
    { cif: exactly(cif), fob: exactly(fob ?? 0) },
    {
      duty: exactly(duty),
      nacLevy: exactly(isUsed ? rates.nacLevy : rates.nacLevyNew),
      surcharge: exactly(rates.surcharge),
      etls: exactly(rates.etls),
      greenTax: exactly(green),
      fobCharge: exactly(hasCiss ? rates.ciss : 0),
      vat: exactly(isElectric ? rates.vatElectric : rates.vat),
    },
  );
  const all = sum([...Object.values(before), vat].map((charge) => charge?.low ?? 0));
  return { vat: vat?.low ?? 0, total: all };
}

/** Amounts of a Green Tax that may apply but wasn't typed; undefined if it may be any amount. */
function untypedGreenTax(
  notice: AssessmentNotice,
  { cif }: CustomsValue,
  rates: AssessmentRates,
): readonly number[] | undefined {
  const points = greenTaxRate(notice, rates);
  if (notice.charges.greenTax !== undefined || points === 0) return [];
  return cif === undefined
    ? undefined
    : (points === undefined ? [rates.greenTaxMid, rates.greenTaxLarge] : [points]).map((rate) =>
        share(cif, rate),
      );
}

/** A FOB charge and CISS that aren't on the notice, but may be in VAT or the total. */
const unlisted = ({ charges }: AssessmentNotice, { fob }: CustomsValue, rates: AssessmentRates) =>
  (['fobCharge', 'ciss'] as const)
    .filter((charge) => !charges[charge])
    .flatMap((charge) => {
      const amount = fob === undefined ? 0 : share(fob, rates[charge]);
      return amount > 0 ? [{ cause: { kind: 'unlisted', charge } as const, amount }] : [];
    });

/** Checks that VAT is on the CIF value and all charges on the notice. */
export function checkVat(
  notice: AssessmentNotice,
  value: CustomsValue,
  rates: AssessmentRates,
  published: ReturnType<typeof publishedCharges>,
): readonly Finding[] {
  const line = 'vat';
  const { charges, isElectric } = notice;
  const { cif } = value;
  const { vat: amount } = charges;
  if (amount === undefined) return [];
  const rule = { points: isElectric ? rates.vatElectric : rates.vat, of: 'all' } as const;
  if (isElectric) {
    if (amount === 0) return [fits(line, rule)];
    return [{ kind: 'ask', line, rule, amount, expected: 0, cause: { kind: 'electric' } }];
  }
  const needs: readonly Need[] = [
    ...(cif === undefined ? value.needs : []),
    ...ALWAYS.filter((id) => charges[id] === undefined),
  ];
  if (cif === undefined || needs.length > 0) return [{ kind: 'unchecked', line, needs }];

  const at = (base: number) => share(base, rule.points);
  const base = cif + sum(BEFORE_VAT.map((id) => charges[id] ?? 0));
  const leftOut = (ids: readonly ChargeId[]): Mistake => ({
    cause: { kind: 'left-out', charges: ids },
    amount: at(base - sum(ids.map((id) => charges[id] ?? 0))),
  });
  const onNotice = BEFORE_VAT.filter((id) => charges[id]);
  const verdict = judge({
    ...{ line, rule, amount, expected: at(base) },
    // Whether other charges count isn't published. Wrong charges are questions of their own.
    alsoRight: [
      charges.other ? at(base - charges.other) : undefined,
      ...(untypedGreenTax(notice, value, rates) ?? []).map((tax) => at(base + tax)),
      published?.vat,
    ],
    mistakes: [
      { cause: { kind: 'base', charged: { points: rule.points, of: 'cif' } }, amount: at(cif) },
      {
        cause: { kind: 'base', charged: { points: rule.points, of: 'duty' } },
        amount: at(charges.duty ?? 0),
      },
      leftOut(onNotice.filter((id) => id !== 'duty')),
      ...onNotice.map((id) => leftOut([id])),
      ...unlisted(notice, value, rates).map(({ cause, amount: size }) => ({
        cause,
        amount: at(base + size),
      })),
    ],
  });
  return [verdict];
}

/** Checks the total against the charges, and the receipt against the total, to the kobo. */
export function checkTotals(
  notice: AssessmentNotice,
  value: CustomsValue,
  rates: AssessmentRates,
): readonly Finding[] {
  const { total, receipt } = notice;
  return [
    ...(total === undefined ? [] : [checkTotal(total, notice, value, rates)]),
    ...(receipt === undefined ? [] : [checkReceipt(receipt, total)]),
  ];
}

function checkTotal(
  amount: number,
  notice: AssessmentNotice,
  value: CustomsValue,
  rates: AssessmentRates,
): Finding {
  const line = 'total';
  const { charges, isElectric } = notice;
  const needs = [...ALWAYS, ...(isElectric ? [] : (['vat'] as const))].filter(
    (id) => charges[id] === undefined,
  );
  if (needs.length > 0) return { kind: 'unchecked', line, needs };
  const expected = sum(chargeIds.map((id) => charges[id] ?? 0));
  const gap = amount - expected;
  if (gap === 0) return fits(line);
  const greenTax = untypedGreenTax(notice, value, rates);
  if (greenTax ? greenTax.includes(gap) : gap > 0) return { kind: 'unchecked', line, needs: ['greenTax'] };
  const sameAs = (size: number) => chargeIds.find((id) => charges[id] && charges[id] === size);
  const leftOut = sameAs(-gap);
  const twice = sameAs(gap);
  const found = { kind: 'ask', line, rule: undefined, amount, expected } as const;
  if (leftOut) return { ...found, cause: { kind: 'left-out', charges: [leftOut] } };
  if (twice) return { ...found, cause: { kind: 'twice', charge: twice } };
  const extra = unlisted(notice, value, rates).find(({ amount: size }) => size === gap);
  return { ...found, cause: extra?.cause ?? { kind: 'unexplained' } };
}

function checkReceipt(amount: number, total: number | undefined): Finding {
  const line = 'receipt';
  if (total === undefined) return { kind: 'unchecked', line, needs: ['total'] };
  if (amount === total) return fits(line);
  const cause = { kind: 'unexplained' } as const;
  return { kind: 'ask', line, rule: undefined, amount, expected: total, cause };
}
