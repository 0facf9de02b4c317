import { quoteErrors as words } from '../../../content/quote/quoteErrors';
import { dateRule, yearRule } from '../../../forms/rules/dates';
import { emailRule } from '../../../forms/rules/email';
import { requiredPhoneRule } from '../../../forms/rules/phone';
import { normalizeVin } from '../../../lib/vin/vin';
import { yearOf } from '../../../lib/time/calendarDate';
import type { CalendarDate } from '../../../lib/time/calendarDate';
import { LONG_TEXT_MAX } from '../../../config/limits';
import { tooLong as tooLongText } from '../../../content/formErrors';
import { cityOf, placesFor } from './routeChoices';
import type { QuoteDraft, VehicleDraft } from './draft';
import { asksKeys, isPurchase } from './serviceRules';
import { stepIds } from './steps';
import type { StepId } from './steps';
import { preferenceErrors } from './preferences';

/** Error messages by field path as in the API contract, in page order. */
export type StepErrors = Readonly<Record<string, string>>;

type ErrorText = string | false | undefined;
type FoundError = readonly [field: string, message: ErrorText];

const OLDEST_YEAR = 1900;

const checkPhone = requiredPhoneRule(words.phone);

function checkRoute(draft: QuoteDraft, today: CalendarDate): readonly FoundError[] {
  const { service, origin, destination, ready_on: readyOn } = draft;
  const hasOrigin = !isPurchase(service);
  const isAllowed = (end: 'origin' | 'destination') => placesFor(service, end).has(draft[end].place);
  const isPast = readyOn !== '' && readyOn < today;
  return [
    ['origin.place', hasOrigin && !isAllowed('origin') && words.origin],
    ['origin.city', hasOrigin && tooLong('city', cityOf(origin))],
    ['destination.place', !isAllowed('destination') && words.destination],
    ['destination.city', tooLong('city', cityOf(destination))],
    ['ready_on', dateRule(readyOn) ?? (isPast && words.readyPast)],
  ];
}

function checkVehicle(vehicle: VehicleDraft, isWanted: boolean, today: CalendarDate): readonly FoundError[] {
  const latest = yearOf(today) + 1;
  const checkYear = yearRule(OLDEST_YEAR, latest, words.year(latest));
  return [
    ['body_type', vehicle.body_type === '' && words.bodyType],
    ['condition', vehicle.condition === '' && words.condition(isWanted)],
    ['keys', asksKeys(vehicle) && vehicle.keys === '' && words.keys(isWanted)],
    ['vin', tooLong('vin', normalizeVin(vehicle.vin))],
    ['year', !isWanted && checkYear(vehicle.year)],
    ['make', tooLong('make', vehicle.make)],
    ['model', tooLong('model', vehicle.model)],
    ...(isWanted ? preferenceErrors(vehicle, checkYear) : []),
  ];
}

function checkContact({ contact }: QuoteDraft): readonly FoundError[] {
  const name = (field: 'first_name' | 'last_name', missing: string) =>
    contact[field].trim() === '' ? missing : tooLong(field, contact[field]);
  return [
    ['contact.first_name', name('first_name', words.firstName)],
    ['contact.last_name', name('last_name', words.lastName)],
    ['contact.email', tooLong('email', contact.email) || emailRule(contact.email)],
    ['contact.phone', checkPhone(contact.phone)],
  ];
}

const checks: Readonly<Record<StepId, (draft: QuoteDraft, today: CalendarDate) => readonly FoundError[]>> = {
  service: ({ service }) => [['service', service === '' && words.service]],
  vehicles: ({ vehicles, service }, today) =>
    vehicles.flatMap((vehicle, index) =>
      checkVehicle(vehicle, isPurchase(service), today).map(([field, message]): FoundError => [
        `vehicles.${String(index)}.${field}`,
        message,
      ]),
    ),
  route: checkRoute,
  contact: checkContact,
  review: ({ contact, notes, referral_code: code, consent }) => [
    ['contact.preferred', contact.preferred === '' && words.preferred],
    ['notes', tooLong('notes', notes)],
    ['referral_code', tooLong('referral_code', code)],
    ['consent', !consent && words.consent],
  ],
};

/**
 * Validates one step. The result is empty if there are no errors.
 * @param today 'YYYY-MM-DD', the earliest ready date; model years go up to next year
 */
export const checkStep = (step: StepId, draft: QuoteDraft, today: CalendarDate): StepErrors =>
  Object.fromEntries(
    checks[step](draft, today).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );

/** The first step with errors, or the review if there are none. */
export function firstOpenStep(draft: QuoteDraft, today: CalendarDate): StepId {
  const open = stepIds.find((step) => Object.keys(checkStep(step, draft, today)).length > 0);
  return open ?? 'review';
}

/** Maximum characters per field, ample for real answers but not for a page pasted by mistake. */
const textLimits = {
  city: 100,
  vin: 40,
  make: 60,
  model: 60,
  first_name: 80,
  last_name: 80,
  email: 190,
  referral_code: 40,
  notes: LONG_TEXT_MAX,
} as const;

/** Error message for text over its field's limit. Text is never cut, because the visitor wouldn't notice. */
function tooLong(field: keyof typeof textLimits, text: string): string | false {
  const max = textLimits[field];
  return [...text.trim()].length > max && tooLongText(words.texts[field], max);
}
