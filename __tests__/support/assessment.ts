import { checkAssessment } from '../../src/lib/price/assessment/checkAssessment';
import type {
  AssessmentNotice,
  AssessmentRates,
  ChargeId,
  NoticeLine,
} from '../../src/lib/price/assessment/notice';

export const rates: AssessmentRates = {
  ...{ importDuty: 2_000, importDutyElectric: 2_000, surcharge: 700, etls: 50 },
  ...{ nacLevy: 500, nacLevyBefore: 1_500, nacLevyNew: 1_000, nacLevyNewBefore: 2_000 },
  ...{ greenTaxMid: 200, greenTaxLarge: 400, fobCharge: 400, ciss: 100, vat: 750, vatElectric: 0 },
};

export const used: AssessmentNotice = {
  ...{ hsCode: undefined, isUsed: true, isElectric: false, engineCc: 2_494 },
  ...{ value: {}, conversion: undefined, charges: {}, total: undefined, receipt: undefined },
};
export const cif = { fob: 600_000, freight: 140_000, insurance: 10_000, cif: 750_000 };

/** The worked examples of the published rates, in cents: FOB 6,000.00, freight 1,400.00, insurance 100.00. */
export const right: AssessmentNotice = {
  ...used,
  hsCode: '8703232000',
  value: cif,
  charges: {
    ...{ duty: 150_000, nacLevy: 37_500, surcharge: 10_500, etls: 3_750, greenTax: 15_000, vat: 72_506 },
  },
  ...{ total: 289_256, receipt: 289_256 },
};
export const smallEngine: AssessmentNotice = {
  ...right,
  engineCc: 1_800,
  charges: { ...right.charges, greenTax: 0, vat: 71_381 },
  ...{ total: 273_131, receipt: 273_131 },
};
export const electric: AssessmentNotice = {
  ...right,
  ...{ isElectric: true, engineCc: undefined, hsCode: '8703802000' },
  charges: { ...right.charges, greenTax: 0, vat: 0 },
  ...{ total: 201_750, receipt: 201_750 },
};
export const largeEngine: AssessmentNotice = {
  ...right,
  ...{ engineCc: 4_000, hsCode: '87032420' },
  charges: { ...right.charges, greenTax: 30_000, vat: 73_631 },
  ...{ total: 305_381, receipt: 305_381 },
};

export const findings = (notice: AssessmentNotice) => checkAssessment(notice, rates).findings;
export const questions = (notice: AssessmentNotice) =>
  findings(notice).flatMap((finding) => (finding.kind === 'ask' ? [finding] : []));
/** The questions as [line, cause]. */
export const asked = (notice: AssessmentNotice) =>
  questions(notice).map(({ line, cause }) => [line, cause.kind]);
/** The first question's cause with its details. */
export const causeOf = (notice: AssessmentNotice) => questions(notice)[0]?.cause;
/** A line by its name. */
export const on = (notice: AssessmentNotice, line: NoticeLine) =>
  findings(notice).find((finding) => finding.line === line);

/** The notice with a charge changed, and VAT, total and receipt calculated on it. */
export function charging(
  notice: AssessmentNotice,
  changes: Partial<Record<ChargeId, number>>,
): AssessmentNotice {
  const { vat: _vat, ...charges } = { ...notice.charges, ...changes };
  const sum = Object.values(charges).reduce((all, charge) => all + charge, 0);
  const base = (notice.value.cif ?? 0) + sum;
  const vat = changes.vat ?? (notice.isElectric ? 0 : Math.round((base * 750) / 10_000));
  return { ...notice, charges: { ...charges, vat }, total: sum + vat, receipt: sum + vat };
}
