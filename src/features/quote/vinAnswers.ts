import { checkVin } from '../../lib/vin/checkVin';
import type { VinCheck } from '../../lib/vin/checkVin';
import type { VehicleDraft } from './draft';

type Answers = Partial<Pick<VehicleDraft, 'year' | 'make'>>;

/** Model year and make as texts, where the number leaves no choice and may be believed. */
export function vinKnows(check: VinCheck): Answers {
  if (check.status !== 'ok' && check.status !== 'not-compulsory') return {};
  const { modelYear, makes } = check.facts;
  return {
    ...(modelYear.kind === 'single' && { year: String(modelYear.year) }),
    ...(makes.length === 1 && { make: makes[0] }),
  };
}

/** What a VIN answers of a vehicle that is still open: never over what was typed. */
export function vinAnswers(vin: string, vehicle: VehicleDraft, thisYear: number): Answers {
  const { year, make } = vinKnows(checkVin(vin, thisYear));
  return {
    ...(year !== undefined && vehicle.year.trim() === '' && { year }),
    ...(make !== undefined && vehicle.make.trim() === '' && { make }),
  };
}
