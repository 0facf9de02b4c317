import { normalizeContainer } from '../../../lib/vehicle/containerNumber';
import { normalizeVin } from '../../../lib/vin/vin';
import type { OtherNumber } from '../../../content/pages/tracking';

/** 17 characters with letters and digits, including mistyped I, O and Q. */
const VIN = /^(?=.*\d)(?=.*[A-Z])[A-Z\d]{17}$/;
/** An owner code, U, J or Z, and six digits (ISO 6346), with or without the check digit. */
const CONTAINER = /^[A-Z]{3}[UJZ]\d{6,7}$/;
/**
 * Bills of lading as carriers' own tracking takes them (docs.vizionapi.com/docs/formatting-bl, June 2026). Longer numbers are
 * left alone, since the backend sets our references' format.
 */
const BILLS_OF_LADING = [
  // A SCAC (four letters), then digits.
  /^[A-Z]{4}\d{6,12}$/,
  // Without one: Maersk, COSCO and Matson, Evergreen.
  /^\d{9,12}$/,
  // CMA CGM, APL, ANL.
  /^[A-Z]{3}\d{7}$/,
  // Yang Ming, ZIM, ONE; ONE without its SCAC (gist.github.com/dodeja/dbf20270410873a9076950449e28a2df).
  /^(?:ONEY|YMLU|ZIMU)(?=.*\d{6})[A-Z\d]{8,12}$/,
  /^[A-Z]{2}\d[A-Z]{2}\d{7}$/,
  // Atlantic Container Line.
  /^(?:ACLU)?S(?:A\d{8}|\d{9})$/,
  // MSC.
  /^(?:MEDU|MSCU)[A-Z\d]{2}\d{6}$/,
  // Hapag-Lloyd.
  /^HLCU[A-Z]{2}[A-Z\d]{10}$/,
];

/** What people copy along with a bill of lading or booking number, without the spaces between. */
const BILL_LABEL =
  /^(?:(?:master|house)?bill(?:of)?(?:lading)?|[mh]?b\/?l|bol|booking|bkg)(?:no|nr|number)?[.:#]*/i;

/** Detects a VIN, container or bill of lading number typed instead of a reference; undefined if it may be a reference. */
export function otherNumber(text: string): OtherNumber | undefined {
  if (/^\s*HAL-/i.test(text)) return undefined;
  const number = normalizeVin(text);
  if (VIN.test(number)) return 'vin';
  if (CONTAINER.test(normalizeContainer(text))) return 'container';
  const bills = [number, normalizeVin(text.replace(/\s/g, '').replace(BILL_LABEL, ''))];
  return bills.some((bill) => BILLS_OF_LADING.some((format) => format.test(bill))) ? 'bill' : undefined;
}
