import { checkCharges } from './charges';
import { customsValue } from './customsValue';
import { fits } from './judge';
import type { AssessmentNotice, AssessmentRates, Cause, Finding } from './notice';
import { checkTotals, checkVat, publishedCharges } from './sums';

export interface AssessmentCheck {
  /** In the order of the notice. A line may have two questions. */
  readonly findings: readonly Finding[];
  /** The total by the published rates, without a FOB charge, in kobo or cents; undefined while something is missing. */
  readonly expectedTotal: number | undefined;
}

/**
 * Checks the lines of a customs assessment against the published rates, each line for itself: a mistake in one isn't repeated as
 * a question about those based on it. Lines may be one kobo or cent off; the total and the receipt may not.
 */
export function checkAssessment(notice: AssessmentNotice, rates: AssessmentRates): AssessmentCheck {
  const value = customsValue(notice, rates);
  const published = publishedCharges(notice, value, rates);
  return {
    findings: [
      ...checkHsCode(notice),
      ...value.findings,
      ...checkCharges({ notice, rates, value }),
      ...checkVat(notice, value, rates, published),
      ...checkTotals(notice, value, rates),
    ],
    expectedTotal: published?.total,
  };
}

/** Heading 8703: motor cars. */
const CARS = '8703';
/** Digits 5 and 6 of gasoline cars: engine sizes in cc, above the first and up to the second. */
const GASOLINE: Readonly<Record<string, readonly [above: number, to: number]>> = {
  '21': [0, 1_000],
  '22': [1_000, 1_500],
  '23': [1_500, 3_000],
  '24': [3_000, Infinity],
};
const ELECTRIC = '80';
/** Digits 7 and 8. */
const USED = '20';
const NEW = '19';
/** Digits of the tariff line. Longer codes end in digits for statistics. */
const TARIFF_DIGITS = 8;

function causes(code: string, { isUsed, isElectric, engineCc }: AssessmentNotice): readonly Cause[] {
  if (!code.startsWith(CARS)) return [{ kind: 'hs-not-a-car' }];
  const kind = code.slice(4, 6);
  const ending = code.slice(6, TARIFF_DIGITS);
  const found: Cause[] = [];
  if (isUsed && ending === NEW) found.push({ kind: 'hs-new' });
  if (!isUsed && ending === USED) found.push({ kind: 'hs-used' });
  if (isElectric && kind !== ELECTRIC) found.push({ kind: 'hs-electric' });
  if (!isElectric && kind === ELECTRIC) found.push({ kind: 'hs-not-electric' });
  const range = isElectric ? undefined : GASOLINE[kind];
  if (range && engineCc !== undefined && (engineCc <= range[0] || engineCc > range[1]))
    found.push({ kind: 'hs-engine', above: range[0], to: range[1] });
  return found;
}

/**
 * Compares the HS code with the car (ECOWAS Common External Tariff, heading 8703). Codes of diesel and hybrid cars aren't
 * compared with the engine.
 * @returns nothing while the code is missing or incomplete
 */
function checkHsCode(notice: AssessmentNotice): readonly Finding[] {
  const { hsCode = '', isElectric, engineCc } = notice;
  if (hsCode.length < TARIFF_DIGITS) return [];
  const line = 'hsCode';
  const found = causes(hsCode, notice);
  if (found.length > 0)
    return found.map((cause) => ({
      ...{ kind: 'ask', line, cause, rule: undefined, amount: undefined, expected: undefined },
    }));
  const kind = hsCode.slice(4, 6);
  const isKnown = [USED, NEW].includes(hsCode.slice(6, TARIFF_DIGITS)) && (isElectric || kind in GASOLINE);
  if (!isKnown) return [{ kind: 'unchecked', line, needs: [] }];
  if (!isElectric && engineCc === undefined) return [{ kind: 'unchecked', line, needs: ['engine'] }];
  return [fits(line)];
}
