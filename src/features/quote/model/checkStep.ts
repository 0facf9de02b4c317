import { placeOf } from '../../../content/ports/places';
import { quoteErrors as words } from '../../../content/quote/quoteErrors';
import { dateRule, yearRule } from '../../../forms/rules/dates';
import { emailRule } from '../../../forms/rules/email';
import { requiredPhoneRule } from '../../../forms/rules/phone';
import { normalizeVin } from '../../../lib/vin/normalizeVin';
import { cityOf } from './cityOf';
import type { QuoteDraft, VehicleDraft } from './draft';
import { yearOf } from '../../../lib/time/localDay';
import { placesFor } from './routeChoices';
import { asksKeys, isWish } from './serviceRules';
import { stepIds } from './steps';
import type { StepId } from './steps';
import { tooLong } from './textLimits';
import { wishFaults } from './wish';

/** Field (dotted, as in the contract) to the sentence beside it; in the order of the page. */
export type Faults = Readonly<Record<string, string>>;

type Fault = string | false | undefined;

const OLDEST_YEAR = 1900;

const checkPhone = requiredPhoneRule(words.phone);

const from = (found: readonly (readonly [field: string, fault: Fault])[]): Faults =>
  Object.fromEntries(found.filter((entry): entry is [string, string] => Boolean(entry[1])));

function checkService({ service }: QuoteDraft): Faults {
  return from([['service', service === '' && words.service]]);
}

function checkRoute(draft: QuoteDraft): Faults {
  const isAsked = !isWish(draft.service);
  const may = (end: 'origin' | 'destination') => {
    const { place } = draft[end];
    return placeOf(place) !== undefined && placesFor(draft.service, end).has(place);
  };
  return from([
    ['origin.place', isAsked && !may('origin') && words.origin],
    ['origin.city', isAsked && tooLong('city', cityOf(draft.origin))],
    ['destination.place', !may('destination') && words.destination],
    ['destination.city', tooLong('city', cityOf(draft.destination))],
  ]);
}

function checkVehicle(
  vehicle: VehicleDraft,
  index: number,
  thisYear: number,
  service: QuoteDraft['service'],
): [string, Fault][] {
  const at = (field: string) => `vehicles.${String(index)}.${field}`;
  const checkYear = yearRule(OLDEST_YEAR, thisYear + 1, words.year(thisYear + 1));
  return [
    [at('body_type'), vehicle.body_type === '' && words.bodyType],
    [at('condition'), vehicle.condition === '' && words.condition],
    [at('keys'), asksKeys(vehicle) && vehicle.keys === '' && words.keys],
    [at('vin'), tooLong('vin', normalizeVin(vehicle.vin))],
    ...(isWish(service) ? [] : [[at('year'), checkYear(vehicle.year)] satisfies [string, Fault]]),
    [at('make'), tooLong('make', vehicle.make)],
    [at('model'), tooLong('model', vehicle.model)],
    ...(isWish(service)
      ? wishFaults(vehicle, OLDEST_YEAR, thisYear + 1).map(([field, fault]): [string, Fault] => [
          at(field),
          fault,
        ])
      : []),
  ];
}

function checkTiming({ ready_on: readyOn }: QuoteDraft, today: string): Faults {
  const isPast = readyOn !== '' && readyOn < today;
  return from([['ready_on', dateRule(readyOn) ?? (isPast && words.readyPast)]]);
}

function checkContact({ contact }: QuoteDraft): Faults {
  const name = (field: 'first_name' | 'last_name', missing: string) =>
    contact[field].trim() === '' ? missing : tooLong(field, contact[field]);
  return from([
    ['contact.first_name', name('first_name', words.firstName)],
    ['contact.last_name', name('last_name', words.lastName)],
    ['contact.email', tooLong('email', contact.email) || emailRule(contact.email)],
    ['contact.phone', checkPhone(contact.phone)],
  ]);
}

function checkReview({ contact, referral_code: code, consent }: QuoteDraft): Faults {
  return from([
    ['contact.preferred', contact.preferred === '' && words.preferred],
    ['referral_code', tooLong('referral_code', code)],
    ['consent', !consent && words.consent],
  ]);
}

/**
 * What is missing or wrong on one step; empty when the visitor may go on.
 * @param today 'YYYY-MM-DD': nothing is ready before it, and a model year is at most the next one
 */
export function checkStep(step: StepId, draft: QuoteDraft, today: string): Faults {
  switch (step) {
    case 'service':
      return checkService(draft);
    case 'route':
      return { ...checkRoute(draft), ...checkTiming(draft, today) };
    case 'vehicles':
      return from(
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

/** The first step on which something is still missing; the review when nothing before it is. */
export function firstOpenStep(draft: QuoteDraft, today: string): StepId {
  const open = stepIds.find((step) => Object.keys(checkStep(step, draft, today)).length > 0);
  return open ?? 'review';
}
