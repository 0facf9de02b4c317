import { rates } from '../../../../content/rates';
import type { AssessmentRates } from '../../../../lib/price/assessment/notice';

/** The published rates that a notice is checked against. */
export const assessmentRates: AssessmentRates = {
  duty: rates.importDuty.basisPoints,
  dutyElectric: rates.importDutyElectric.basisPoints,
  levyUsed: rates.nacLevy.basisPoints,
  levyUsedBefore: rates.nacLevyBefore.basisPoints,
  levyNew: rates.nacLevyNew.basisPoints,
  levyNewBefore: rates.nacLevyNewBefore.basisPoints,
  surcharge: rates.surcharge.basisPoints,
  etls: rates.etls.basisPoints,
  greenTaxMid: rates.greenTaxMid.basisPoints,
  greenTaxLarge: rates.greenTaxLarge.basisPoints,
  fobCharge: rates.fobCharge.basisPoints,
  ciss: rates.ciss.basisPoints,
  vat: rates.vat.basisPoints,
  vatElectric: rates.vatElectric.basisPoints,
};
