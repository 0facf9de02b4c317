import { quoteErrors as words, quoteErrors } from '../../../content/quote/quoteErrors';
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

const OLDEST_YEAR = 1900;

const checkPhone = requiredPhoneRule(words.phone);

const toErrors = (found: readonly (readonly [field: string, message: ErrorText])[]): StepErrors =>
  Object.fromEntries(found.filter((entry): entry is [string, string] => Boolean(entry[1])));

function checkService({ service }: QuoteDraft): StepErrors {
  return toErrors([['service', service === '' && words.service]]);
}

function checkRoute(draft: QuoteDraft): StepErrors {
  const hasOrigin = !isPurchase(draft.service);
  const isAllowed = (end: 'origin' | 'destination') => placesFor(draft.service, end).has(draft[end].place);
  return toErrors([
    ['origin.place', hasOrigin && !isAllowed('origin') && words.origin],
    ['origin.city', hasOrigin && tooLong('city', cityOf(draft.origin))],
    ['destination.place', !isAllowed('destination') && words.destination],
    ['destination.city', tooLong('city', cityOf(draft.destination))],
  ]);
}

function checkVehicle(
  vehicle: VehicleDraft,
  index: number,
  thisYear: number,
  service: QuoteDraft['service'],
): [string, ErrorText][] {
  const at = (field: string) => `vehicles.${String(index)}.${field}`;
  const checkYear = yearRule(OLDEST_YEAR, thisYear + 1, words.year(thisYear + 1));
  return [
    [at('body_type'), vehicle.body_type === '' && words.bodyType],
    [at('condition'), vehicle.condition === '' && words.condition],
    [at('keys'), asksKeys(vehicle) && vehicle.keys === '' && words.keys],
    [at('vin'), tooLong('vin', normalizeVin(vehicle.vin))],
    ...(isPurchase(service) ? [] : [[at('year'), checkYear(vehicle.year)] satisfies [string, ErrorText]]),
    [at('make'), tooLong('make', vehicle.make)],
    [at('model'), tooLong('model', vehicle.model)],
    ...(isPurchase(service)
      ? preferenceErrors(vehicle, OLDEST_YEAR, thisYear + 1).map(([field, message]): [string, ErrorText] => [
          at(field),
          message,
        ])
      : []),
  ];
}

function checkTiming({ ready_on: readyOn }: QuoteDraft, today: CalendarDate): StepErrors {
  const isPast = readyOn !== '' && readyOn < today;
  return toErrors([['ready_on', dateRule(readyOn) ?? (isPast && words.readyPast)]]);
}

function checkContact({ contact }: QuoteDraft): StepErrors {
  const name = (field: 'first_name' | 'last_name', missing: string) =>
    contact[field].trim() === '' ? missing : tooLong(field, contact[field]);
  return toErrors([
    ['contact.first_name', name('first_name', words.firstName)],
    ['contact.last_name', name('last_name', words.lastName)],
    ['contact.email', tooLong('email', contact.email) || emailRule(contact.email)],
    ['contact.phone', checkPhone(contact.phone)],
  ]);
}

function checkReview({ contact, notes, referral_code: code, consent }: QuoteDraft): StepErrors {
  return toErrors([
    ['contact.preferred', contact.preferred === '' && words.preferred],
    ['notes', tooLong('notes', notes)],
    ['referral_code', tooLong('referral_code', code)],
    ['consent', !consent && words.consent],
  ]);
}

/**
 * Validates one step. The result is empty if there are no errors.
 * @param today 'YYYY-MM-DD', the earliest ready date; model years go up to next year
 */
export function checkStep(step: StepId, draft: QuoteDraft, today: CalendarDate): StepErrors {
  switch (step) {
    case 'service':
      return checkService(draft);
    case 'route':
      return { ...checkRoute(draft), ...checkTiming(draft, today) };
    case 'vehicles':
      return toErrors(
        draft.vehicles.flatMap((vehicle, index) =>
          checkVehicle(vehicle, index, yearOf(today), draft.service),
        ),
      );
    case 'contact':
      return checkContact(draft);
    default:
      return checkReview(draft);
  }
}

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
  return [...text.trim()].length > max && tooLongText(quoteErrors.texts[field], max);
}
