import { placeOf } from '../../../content/ports/places';
import { serviceName } from '../../../content/quote/quote';
import {
  channelChoices,
  effectsChoices,
  methodChoices,
  vehicleFields,
} from '../../../content/quote/quoteFields';
import { bodyTypeChoices } from '../../../content/quote/quoteStart';
import { summaryWords as words } from '../../../content/quote/quoteSummary';
import { formatCalendarDate, parseCalendarDate } from '../../../lib/time/calendarDate';
import { cleanEmail } from '../../../lib/text/email';
import { checkPhone } from '../../../lib/phone/phone';
import { normalizeVin } from '../../../lib/vin/normalizeVin';
import { cityOf } from './cityOf';
import type { QuoteDraft, VehicleDraft } from './draft';
import { asksEffects, asksMethod, hasKeys, isWish } from './serviceRules';
import type { StepId } from './steps';
import { wishParts } from './wish';

export interface Line {
  readonly term: string;
  readonly value: string;
}

const labelOf = (choices: readonly { value: string; label: string }[], value: string): string =>
  choices.find((choice) => choice.value === value)?.label ?? '';

const joined = (parts: readonly (string | undefined | false)[], by = ', '): string =>
  parts.filter((part) => typeof part === 'string' && part.trim() !== '').join(by);

const placeWords = (end: QuoteDraft['origin']): string => joined([cityOf(end), placeOf(end.place)?.name]);

/** '2015 Toyota Camry, Car' as far as it is known. */
function vehicleName({ year, make, model, body_type: body }: VehicleDraft): string {
  const kind = labelOf(bodyTypeChoices, body);
  return joined([joined([year.trim(), make.trim(), model.trim()], ' '), kind]);
}

function vehicleWords(vehicle: VehicleDraft, service: QuoteDraft['service']): string {
  const said = words[isWish(service) ? 'wish' : 'own'];
  const vin = normalizeVin(vehicle.vin);
  const keys = hasKeys(vehicle);
  const name = isWish(service) ? vehicleName({ ...vehicle, year: '' }) : vehicleName(vehicle);
  const facts = joined([
    name,
    vehicle.condition !== '' && said.condition[vehicle.condition],
    keys !== undefined && said.keys[keys ? 'yes' : 'no'],
    vin && words.vin(vin),
  ]);
  // A sum has commas of its own.
  return joined([facts, ...(isWish(service) ? wishParts(vehicle) : [])], '; ');
}

function dateWords(date: string): string {
  const parsed = parseCalendarDate(date);
  return parsed ? formatCalendarDate(parsed) : words.open;
}

function timingLines(draft: QuoteDraft): readonly Line[] {
  const { service, method, effects, ready_on: readyOn } = draft;
  const inside = labelOf(effectsChoices, effects) || (asksEffects(draft) && words.open);
  return [
    { term: words.ready, value: dateWords(readyOn) },
    ...(asksMethod(service) ? [{ term: words.method, value: labelOf(methodChoices, method) }] : []),
    ...(asksMethod(service) && inside ? [{ term: words.effects, value: inside }] : []),
  ];
}

/** A telephone number as we understood it, else as it was typed. */
function phoneWords(text: string): string {
  const check = checkPhone(text);
  return check.kind === 'ok' ? check.number.written : text;
}

/** The way of answering that the visitor chose; empty until then. */
export const channelWords = ({ contact }: QuoteDraft): string => labelOf(channelChoices, contact.preferred);

/** What was answered on a step, as terms and values: for the review and for the ready-written e-mail. */
export function stepLines(step: StepId, draft: QuoteDraft): readonly Line[] {
  const { contact } = draft;
  switch (step) {
    case 'service':
      return [{ term: words.service, value: serviceName(draft.service) }];
    case 'route':
      return [
        ...(isWish(draft.service) ? [] : [{ term: words.from, value: placeWords(draft.origin) }]),
        { term: words.to, value: placeWords(draft.destination) },
        ...timingLines(draft),
      ];
    case 'vehicles':
      return draft.vehicles.map((vehicle, index) => ({
        term: vehicleFields.legend(index + 1),
        value: vehicleWords(vehicle, draft.service),
      }));
    case 'contact':
      return [
        { term: words.name, value: joined([contact.first_name.trim(), contact.last_name.trim()], ' ') },
        { term: words.email, value: cleanEmail(contact.email) },
        { term: words.phone, value: phoneWords(contact.phone) },
      ];
    default:
      return [];
  }
}

/** A step's answers in a few words, for the list of steps; empty while there are none. */
export function stepInShort(step: StepId, draft: QuoteDraft): string {
  switch (step) {
    case 'service':
      return serviceName(draft.service);
    case 'route':
      return joined([
        joined(
          [
            !isWish(draft.service) && placeOf(draft.origin.place)?.name,
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
