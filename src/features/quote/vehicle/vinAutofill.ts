import { checkVin } from '../../../lib/vin/checkVin';
import type { VinCheck } from '../../../lib/vin/checkVin';
import type { VehicleDraft } from '../model/draft';

export type VinFields = Partial<Pick<VehicleDraft, 'year' | 'make'>>;

/** Model year and make, if the VIN determines them uniquely. A year that's only possible is never filled in. */
export function decodedFields(check: VinCheck): VinFields {
  if (check.status !== 'ok' && check.status !== 'not-compulsory') return {};
  const { modelYear, makes } = check.facts;
  return {
    ...(modelYear.kind === 'certain' && { year: String(modelYear.year) }),
    ...(makes.length === 1 && { make: makes[0] }),
  };
}

/** The model years that a valid VIN allows, where position 10 is prescribed; empty elsewhere. */
export function prescribedYears(check: VinCheck): readonly number[] {
  if (check.status !== 'ok') return [];
  const { modelYear } = check.facts;
  if (modelYear.kind === 'certain') return [modelYear.year];
  return modelYear.kind === 'possible' && modelYear.doubt === 'vehicle-type' ? modelYear.years : [];
}

/**
 * Fields to autofill from a VIN. Never overwrites typed values, but replaces or clears earlier autofill, so that a changed
 * VIN doesn't leave another vehicle's year behind.
 *
 * @param autofilled values that were autofilled before
 * @returns the fields to change; '' means clear
 */
export function vinAutofill(
  vin: string,
  vehicle: VehicleDraft,
  thisYear: number,
  autofilled: VinFields,
): VinFields {
  const known = decodedFields(checkVin(vin, thisYear));
  const changes: VinFields = {};
  for (const part of ['year', 'make'] as const) {
    const text = vehicle[part].trim();
    const value = known[part] ?? '';
    if (text !== value && (text === '' || text === autofilled[part])) changes[part] = value;
  }
  return changes;
}
