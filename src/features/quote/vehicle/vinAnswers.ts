import { checkVin } from '../../../lib/vin/checkVin';
import type { VinCheck } from '../../../lib/vin/checkVin';
import type { VehicleDraft } from '../model/draft';

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

/**
 * What a VIN answers of a vehicle: never over what was typed. What the site had filled in itself goes with the number
 * that told it, so that no vehicle keeps the year of another.
 *
 * @param ours what the site filled in before
 * @returns the fields to write anew; empty texts for those that are to be emptied
 */
export function vinAnswers(vin: string, vehicle: VehicleDraft, thisYear: number, ours: Answers): Answers {
  const known = vinKnows(checkVin(vin, thisYear));
  const answers: Answers = {};
  for (const part of ['year', 'make'] as const) {
    const text = vehicle[part].trim();
    const answer = known[part] ?? '';
    if (text !== answer && (text === '' || text === ours[part])) answers[part] = answer;
  }
  return answers;
}
