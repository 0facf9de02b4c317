import { checkCharges } from './charges';
import { customsValue } from './customsValue';
import { checkHsCode } from './hsCode';
import type { AssessmentNotice, AssessmentRates, Finding } from './notice';
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
