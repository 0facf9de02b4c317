import { ONE_UNIT, share } from './judge';
import type { AssessmentNotice, AssessmentRates, Finding, Need, ValueId } from './notice';

/** The value that the charges are based on, in their currency. */
export interface CustomsValue {
  readonly fob: number | undefined;
  readonly cif: number | undefined;
  /** What the CIF value needs, if it isn't known. */
  readonly needs: readonly Need[];
  readonly findings: readonly Finding[];
}

/** Cents to kobo at a rate in ten-thousandths of a naira per dollar, rounded half up. */
const toKobo = (cents: number, rate: number): number =>
  Number((BigInt(cents) * BigInt(rate) + 5_000n) / 10_000n);

const PARTS = ['fob', 'freight', 'insurance'] as const;

/** What the CIF value needs: the last missing part, or the value itself. */
function missing(typed: readonly ValueId[]): readonly Need[] {
  const open = PARTS.filter((id) => !typed.includes(id));
  return open.length === 1 ? open : ['cif'];
}

/**
 * The CIF value on which at least two of duty, levy and ETLS are calculated, if it isn't the one given and none of them fits
 * that one.
 */
function valueOfCharges(
  cif: number,
  { charges, isUsed, isElectric }: AssessmentNotice,
  rates: AssessmentRates,
): number | undefined {
  const { duty, nacLevy, etls } = charges;
  const levies = isUsed
    ? [rates.nacLevy, rates.nacLevyBefore, rates.nacLevyNew, rates.nacLevyNewBefore]
    : [rates.nacLevyNew, rates.nacLevyNewBefore];
  const lines = [
    // The duty of a new car isn't published here.
    { amount: isUsed ? duty : undefined, points: [isElectric ? rates.importDutyElectric : rates.importDuty] },
    { amount: nacLevy, points: levies },
    { amount: etls, points: [rates.etls] },
  ].flatMap(({ amount, points }) => (amount ? [{ amount, points }] : []));
  const fitting = (value: number) =>
    lines.filter(({ amount, points }) =>
      points.some((point) => Math.abs(amount - share(value, point)) <= ONE_UNIT),
    );
  const [anchor] = lines;
  if (!anchor || fitting(cif).length > 0) return undefined;
  return anchor.points
    .map((point) => Math.round((anchor.amount * 10_000) / point))
    .find((value) => fitting(value).length >= 2);
}

/** Reads FOB and CIF, converted to the currency of the charges, and compares the CIF value with its parts and the charges. */
export function customsValue(notice: AssessmentNotice, rates: AssessmentRates): CustomsValue {
  const { value, conversion } = notice;
  const typed = [...PARTS, 'cif' as const].filter((id) => value[id] !== undefined);
  const unknown = { fob: undefined, cif: undefined, findings: [] };
  if (conversion && conversion.rate === undefined)
    return { ...unknown, needs: [...(typed.includes('cif') ? [] : missing(typed)), 'rate'] };
  const rate = conversion?.rate;
  const convert = (amount: number | undefined) =>
    amount === undefined || rate === undefined ? amount : toKobo(amount, rate);

  const fob = convert(value.fob);
  const parts = PARTS.map((id) => value[id]);
  const sum = parts.every((part) => part !== undefined)
    ? parts.reduce((all, part) => all + part, 0)
    : undefined;
  const given = convert(value.cif ?? sum);
  if (given === undefined) return { ...unknown, fob, needs: missing(typed) };

  const found = { kind: 'ask', line: 'cif', rule: undefined, amount: given } as const;
  const charged = valueOfCharges(given, notice, rates);
  if (charged !== undefined) {
    const cause = { kind: 'other-value' } as const;
    return { fob, cif: charged, needs: [], findings: [{ ...found, cause, expected: charged }] };
  }
  if (value.cif === undefined || sum === undefined) return { fob, cif: given, needs: [], findings: [] };
  const gap = Math.abs(value.cif - sum);
  const finding: Finding =
    gap <= ONE_UNIT
      ? { kind: 'fits', line: 'cif', rule: undefined, isRounded: gap > 0 }
      : { ...found, cause: { kind: 'parts' }, expected: convert(sum) };
  return { fob, cif: given, needs: [], findings: [finding] };
}
