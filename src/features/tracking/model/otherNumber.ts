import { checkContainerNumber } from '../../../lib/vehicle/containerNumber';
import { normalizeVin } from '../../../lib/vin/normalizeVin';
import type { OtherNumber } from '../../../content/pages/tracking';

/** 17 letters and digits, with both: mistyped I, O and Q included. */
const VIN = /^(?=.*\d)(?=.*[A-Z])[A-Z\d]{17}$/;
/** A carrier's code (SCAC) of four letters, then digits. */
const BILL_OF_LADING = /^[A-Z]{4}\d{6,12}$/;

/** Which number of the trade a text is that no shipment can be looked up by; none for what may be a reference. */
export function otherNumber(text: string): OtherNumber | undefined {
  const number = normalizeVin(text);
  if (/^\s*HAL-/i.test(text)) return undefined;
  if (VIN.test(number)) return 'vin';
  const { status } = checkContainerNumber(number);
  if (status === 'ok' || status === 'mismatch') return 'container';
  return BILL_OF_LADING.test(number) ? 'bill' : undefined;
}
