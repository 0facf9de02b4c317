import { greenTaxBracket } from '../importCharges';
import type { CustomsValue } from './customsValue';
import { fits, judge, share, wrongBase } from './judge';
import type { AssessmentNotice, AssessmentRates, ChargeId, Finding, Need } from './notice';

interface Context {
  readonly notice: AssessmentNotice;
  readonly rates: AssessmentRates;
  readonly value: CustomsValue;
}

/** The published rate of the duty; undefined for new cars. */
export const dutyRate = ({ isUsed, isElectric }: AssessmentNotice, rates: AssessmentRates) =>
  isUsed ? (isElectric ? rates.importDutyElectric : rates.importDuty) : undefined;

/** The rate of the Green Tax; undefined while the engine size isn't known. */
export function greenTaxRate({ engineCc, isElectric }: AssessmentNotice, rates: AssessmentRates) {
  const bracket = greenTaxBracket(engineCc, isElectric);
  return bracket && { none: 0, mid: rates.greenTaxMid, large: rates.greenTaxLarge }[bracket];
}

function checkDuty(amount: number, { notice, rates, value }: Context): Finding {
  const points = dutyRate(notice, rates);
  if (points === undefined) return { kind: 'unchecked', line: 'duty', needs: [] };
  if (value.cif === undefined) return { kind: 'unchecked', line: 'duty', needs: value.needs };
  return judge({
    ...{ line: 'duty', amount, rule: { points, of: 'cif' }, expected: share(value.cif, points) },
    mistakes: [wrongBase(points, 'fob', value.fob)],
  });
}

function checkLevy(
  amount: number,
  { notice: { isUsed }, rates, value: { cif, fob, needs } }: Context,
): Finding {
  if (cif === undefined) return { kind: 'unchecked', line: 'nacLevy', needs };
  const points = isUsed ? rates.nacLevy : rates.nacLevyNew;
  const at = (rate: number) => share(cif, rate);
  const newCar = (rate: number) => ({
    cause: { kind: 'levy-new-car', points: rate } as const,
    amount: at(rate),
  });
  const before = (rate: number) => ({
    cause: { kind: 'levy-before', points: rate } as const,
    amount: at(rate),
  });
  return judge({
    ...{ line: 'nacLevy', amount, rule: { points, of: 'cif' }, expected: at(points) },
    mistakes: [
      ...(isUsed
        ? [before(rates.nacLevyBefore), newCar(rates.nacLevyNew), newCar(rates.nacLevyNewBefore)]
        : [
            before(rates.nacLevyNewBefore),
            { cause: { kind: 'levy-used-car' } as const, amount: at(rates.nacLevy) },
          ]),
      wrongBase(points, 'fob', fob),
    ],
  });
}

function checkSurcharge(amount: number, { notice, rates, value }: Context): Finding {
  const { duty } = notice.charges;
  const points = dutyRate(notice, rates);
  const byRate = points === undefined || value.cif === undefined ? undefined : share(value.cif, points);
  const base = duty ?? byRate;
  if (base === undefined) return { kind: 'unchecked', line: 'surcharge', needs: ['duty'] };
  return judge({
    ...{ line: 'surcharge', amount, rule: { points: rates.surcharge, of: 'duty' } },
    expected: share(base, rates.surcharge),
    // If the duty on the notice is wrong, that is one question, not two.
    alsoRight: [byRate === undefined ? undefined : share(byRate, rates.surcharge)],
    mistakes: [wrongBase(rates.surcharge, 'cif', value.cif), wrongBase(rates.surcharge, 'fob', value.fob)],
  });
}

function checkEtls(
  amount: number,
  { rates: { etls: points }, value: { cif, fob, needs } }: Context,
): Finding {
  if (cif === undefined) return { kind: 'unchecked', line: 'etls', needs };
  return judge({
    ...{ line: 'etls', amount, rule: { points, of: 'cif' }, expected: share(cif, points) },
    mistakes: [wrongBase(points, 'fob', fob)],
  });
}

function checkGreenTax(amount: number, { notice, rates, value: { cif, fob, needs } }: Context): Finding {
  const line = 'greenTax';
  const points = greenTaxRate(notice, rates);
  const open: readonly Need[] = [
    ...(points === undefined ? (['engine'] as const) : []),
    ...(points === 0 || cif !== undefined ? [] : needs),
  ];
  if (points === undefined || open.length > 0) return { kind: 'unchecked', line, needs: open };
  if (notice.isElectric && amount > 0) {
    const rule = { points: 0, of: 'cif' } as const;
    return { kind: 'ask', line, rule, amount, expected: 0, cause: { kind: 'electric' } };
  }
  return judge({
    ...{ line, amount, rule: { points, of: 'cif' }, expected: share(cif ?? 0, points) },
    mistakes: [
      ...[rates.greenTaxMid, rates.greenTaxLarge]
        .filter((rate) => rate !== points)
        .map((rate) => ({
          cause: { kind: 'band', points: rate } as const,
          amount: cif === undefined ? undefined : share(cif, rate),
        })),
      wrongBase(points, 'fob', fob),
    ],
  });
}

function checkAdjustmentTax(amount: number, { notice: { charges } }: Context): Finding {
  const line = 'adjustmentTax';
  const kind = charges.greenTax ? 'both-taxes' : 'replaced';
  return { kind: 'ask', line, rule: undefined, amount, expected: 0, cause: { kind } };
}

/** The FOB charge and CISS: never both, and the FOB charge is suspended. */
function checkFobCharge(amount: number, { notice: { charges }, rates, value }: Context): readonly Finding[] {
  const line = 'fobCharge';
  const rule = { points: rates.fobCharge, of: 'fob' } as const;
  const found: readonly Finding[] = [
    {
      ...{ kind: 'ask', line, rule, amount, expected: 0 },
      cause: { kind: charges.ciss ? 'fcs-and-ciss' : 'suspended' },
    },
  ];
  if (value.fob === undefined) return found;
  const byRate = judge({
    ...{ line, amount, rule, expected: share(value.fob, rule.points) },
    mistakes: [wrongBase(rule.points, 'cif', value.cif)],
  });
  return byRate.kind === 'fits' ? found : [...found, byRate];
}

function checkCiss(amount: number, { rates: { ciss: points }, value: { cif, fob } }: Context): Finding {
  const line = 'ciss';
  if (fob === undefined) return { kind: 'unchecked', line, needs: ['fob'] };
  return judge({
    ...{ line, amount, rule: { points, of: 'fob' }, expected: share(fob, points) },
    mistakes: [wrongBase(points, 'cif', cif)],
  });
}

function checkOther(amount: number): Finding {
  const line = 'other';
  return { kind: 'ask', line, rule: undefined, amount, expected: undefined, cause: { kind: 'unknown-line' } };
}

const checks: Readonly<
  Record<Exclude<ChargeId, 'vat'>, (amount: number, context: Context) => Finding | readonly Finding[]>
> = {
  duty: checkDuty,
  nacLevy: checkLevy,
  surcharge: checkSurcharge,
  etls: checkEtls,
  greenTax: checkGreenTax,
  adjustmentTax: checkAdjustmentTax,
  fobCharge: checkFobCharge,
  ciss: checkCiss,
  other: checkOther,
};

/** Charges that are right at zero, because not every car pays them. */
const NOT_ALWAYS: readonly ChargeId[] = ['adjustmentTax', 'fobCharge', 'ciss', 'other'];

/** Checks each charge on the notice but VAT, which depends on all others. */
export function checkCharges(context: Context): readonly Finding[] {
  const { charges } = context.notice;
  return (Object.keys(checks) as (keyof typeof checks)[]).flatMap((id) => {
    const amount = charges[id];
    if (amount === undefined) return [];
    return amount === 0 && NOT_ALWAYS.includes(id) ? fits(id) : checks[id](amount, context);
  });
}
