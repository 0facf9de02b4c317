import { checkContainerNumber } from '../../../lib/vehicle/containerNumber';
import { normalizeVin } from '../../../lib/vin/normalizeVin';
import type { OtherNumber } from '../../../content/pages/tracking';

/** 17 characters with letters and digits, including mistyped I, O and Q. */
const VIN = /^(?=.*\d)(?=.*[A-Z])[A-Z\d]{17}$/;
/** A carrier's SCAC (four letters), then digits. */
const BILL_OF_LADING = /^[A-Z]{4}\d{6,12}$/;

/** Detects a VIN, container or bill of lading number typed instead of a reference; undefined if it may be a reference. */
export function otherNumber(text: string): OtherNumber | undefined {
  const number = normalizeVin(text);
  if (/^\s*HAL-/i.test(text)) return undefined;
  if (VIN.test(number)) return 'vin';
  const { status } = checkContainerNumber(number);
  if (status === 'ok' || status === 'mismatch') return 'container';
  return BILL_OF_LADING.test(number) ? 'bill' : undefined;
}
