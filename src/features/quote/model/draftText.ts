import { placeOf } from '../../../content/ports/places';
import { serviceName } from '../../../content/quote/quote';
import {
  channelChoices,
  effectsChoices,
  methodChoices,
  vehicleFields,
} from '../../../content/quote/quoteFields';
import { bodyTypeChoices } from '../../../content/quote/quoteStart';
import { summaryWords as words } from '../../../content/quote/quoteReceipt';
import { formatCalendarDate, parseCalendarDate } from '../../../lib/time/calendarDate';
import { cleanEmail } from '../../../lib/text/email';
import { plainText } from '../../../lib/text/text';
import { checkPhone } from '../../../lib/phone/phone';
import { normalizeVin } from '../../../lib/vin/vin';
import { cityOf } from './routeChoices';
import type { QuoteDraft, VehicleDraft } from './draft';
import { asksEffects, asksMethod, hasKeys, isPurchase, startKind } from './serviceRules';
import type { StepId } from './steps';
import { preferenceTexts } from './preferences';

/** Cuts pasted-in text off. The form itself reports text that's too long. */
const NAME_MAX = 60;

export interface SummaryLine {
  readonly term: string;
  readonly value: string;
}

const labelOf = (choices: readonly { value: string; label: string }[], value: string): string =>
  choices.find((choice) => choice.value === value)?.label ?? '';

const joined = (parts: readonly (string | undefined | false)[], by = ', '): string =>
  parts.filter((part) => typeof part === 'string' && part.trim() !== '').join(by);

const placeText = (end: QuoteDraft['origin']): string => joined([cityOf(end), placeOf(end.place)?.name]);

/** Such as '2015 Toyota Camry, Car', without missing parts. */
export function vehicleName({ year, make, model, body_type: body }: VehicleDraft): string {
  const kind = labelOf(bodyTypeChoices, body);
  return joined([joined([year.trim(), make.trim(), model.trim()], ' '), kind]);
}

/** The first vehicle and how many more, such as '2015 Toyota Camry + 2 more'. '' if nothing is known about it. */
export function carName({ service, vehicles: [first, ...others] }: QuoteDraft): string {
  const { year = '', make = '', model = '', body_type: body = '' } = first ?? {};
  const named = joined(
    [...(isPurchase(service) ? [] : [year]), make, model].map((part) => part.trim()),
    ' ',
  );
  const name = named || labelOf(bodyTypeChoices, body);
  return name && others.length > 0 ? words.more(name, others.length) : name;
}

/** The request's car for a sentence, such as 'the 2014 Toyota Corolla', 'the pickup' or 'the 3 vehicles'. */
export function requestName({ vehicles }: QuoteDraft): string {
  const [first, ...others] = vehicles;
  if (!first || others.length > 0) return words.several(vehicles.length);
  const { year, make, model, body_type: body } = first;
  const name = joined([make.trim() && year.trim(), make.trim(), model.trim()], ' ');
  return words.one(plainText(name, NAME_MAX) || kindInSentence(labelOf(bodyTypeChoices, body)));
}

/** A kind of vehicle in lower case, except an abbreviation. */
const kindInSentence = (label: string): string => (/^[A-Z]{2}/.test(label) ? label : label.toLowerCase());

function vehicleText(vehicle: VehicleDraft, service: QuoteDraft['service']): string {
  const labels = words[isPurchase(service) ? 'preferences' : 'own'];
  const vin = normalizeVin(vehicle.vin);
  const keys = hasKeys(vehicle);
  const name = isPurchase(service) ? vehicleName({ ...vehicle, year: '' }) : vehicleName(vehicle);
  const facts = joined([
    name,
    vehicle.condition !== '' && labels.condition[vehicle.condition],
    keys !== undefined && labels.keys[keys ? 'yes' : 'no'],
    vin && words.vin(vin),
  ]);
  // Semicolons, because amounts contain commas.
  return joined([facts, ...(isPurchase(service) ? preferenceTexts(vehicle) : [])], '; ');
}

function dateText(date: string): string {
  const parsed = parseCalendarDate(date);
  return parsed ? formatCalendarDate(parsed) : words.open;
}

function timingLines(draft: QuoteDraft): readonly SummaryLine[] {
  const { service, method, effects, ready_on: readyOn } = draft;
  const inside = asksEffects(draft) && (labelOf(effectsChoices, effects) || words.open);
  return [
    { term: words.ready[startKind(service)], value: dateText(readyOn) },
    ...(asksMethod(service) ? [{ term: words.method, value: labelOf(methodChoices, method) }] : []),
    ...(inside ? [{ term: words.effects, value: inside }] : []),
  ];
}

/** The formatted phone number, or the text as typed if it can't be parsed. */
function phoneText(text: string): string {
  const check = checkPhone(text);
  return check.kind === 'ok' ? check.number.written : text;
}

/** Label of the preferred contact channel; '' if none is chosen. */
export const channelText = ({ contact }: QuoteDraft): string => labelOf(channelChoices, contact.preferred);

/** A step's answers as terms and values, for the review and for messages. */
export function stepLines(step: StepId, draft: QuoteDraft): readonly SummaryLine[] {
  const { contact } = draft;
  switch (step) {
    case 'service':
      return [{ term: words.service, value: serviceName(draft.service) }];
    case 'route':
      return [
        ...(isPurchase(draft.service) ? [] : [{ term: words.from, value: placeText(draft.origin) }]),
        { term: words.to, value: placeText(draft.destination) },
        ...timingLines(draft),
      ];
    case 'vehicles':
      return draft.vehicles.map((vehicle, index) => ({
        term: vehicleFields.legend(index + 1),
        value: vehicleText(vehicle, draft.service),
      }));
    case 'contact':
      return [
        { term: words.name, value: joined([contact.first_name.trim(), contact.last_name.trim()], ' ') },
        { term: words.email, value: cleanEmail(contact.email) },
        { term: words.phone, value: phoneText(contact.phone) },
      ];
    default:
      return [];
  }
}

/** A short summary of a step's answers for the list of steps; '' if there are none. */
export function stepSummary(step: StepId, draft: QuoteDraft): string {
  switch (step) {
    case 'service':
      return serviceName(draft.service);
    case 'route':
      return joined([
        joined(
          [
            !isPurchase(draft.service) && placeOf(draft.origin.place)?.name,
            placeOf(draft.destination.place)?.name,
          ],
          ' → ',
        ),
        asksMethod(draft.service) && draft.method !== 'unsure' && labelOf(methodChoices, draft.method),
      ]);
    case 'vehicles':
      return joined(draft.vehicles.map(vehicleName), '; ');
    case 'contact':
      return joined([draft.contact.first_name.trim(), draft.contact.last_name.trim()], ' ');
    default:
      return '';
  }
}
