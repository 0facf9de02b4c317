import { placeOf } from '../../../content/ports/places';
import { quoteSteps, serviceName } from '../../../content/quote/quote';
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
import type { QuoteDraft, QuoteItems, VehicleDraft } from './draft';
import { asksEffects, asksMethod, hasKeys, isPurchase, startKind } from './serviceRules';
import { stepIds } from './steps';
import type { StepId } from './steps';
import { preferenceTexts } from './preferences';

/** Cuts pasted-in text off. The form itself reports text that's too long. */
const NAME_MAX = 60;

interface SummaryLine {
  readonly term: string;
  readonly value: string;
}

const labelOf = (choices: readonly { value: string; label: string }[], value: string): string =>
  choices.find((choice) => choice.value === value)?.label ?? '';

/** Joins the texts that aren't blank. */
const joined = (parts: readonly (string | undefined | false)[], by = ', '): string =>
  parts
    .map((part) => part && part.trim())
    .filter(Boolean)
    .join(by);

const placeText = (end: QuoteDraft['origin']): string => joined([cityOf(end), placeOf(end.place)?.name]);

/** Such as '2015 Toyota Camry'. A car to be bought has no year of its own. */
const modelName = ({ year, make, model }: VehicleDraft, service: QuoteDraft['service']): string =>
  joined([!isPurchase(service) && year, make, model], ' ');

/** Such as '2015 Toyota Camry, Car', without missing parts. */
export const vehicleName = (vehicle: VehicleDraft, service: QuoteDraft['service']): string =>
  joined([modelName(vehicle, service), labelOf(bodyTypeChoices, vehicle.body_type)]);

/** The first vehicle and how many more, such as '2015 Toyota Camry + 2 more'. '' if nothing is known about it. */
export function carName({ service, vehicles: [first, ...others] }: QuoteDraft): string {
  const name = first ? modelName(first, service) || labelOf(bodyTypeChoices, first.body_type) : '';
  return name && others.length > 0 ? words.more(name, others.length) : name;
}

/** The request's car for a sentence, such as 'the 2014 Toyota Corolla', 'the pickup' or 'the 3 vehicles'. */
export function requestName({ service, vehicles }: QuoteDraft): string {
  const [first, ...others] = vehicles;
  if (!first || others.length > 0) return words.several(vehicles.length);
  const { year, make, body_type: body } = first;
  const name = modelName({ ...first, year: make.trim() && year }, service);
  return words.one(plainText(name, NAME_MAX) || kindInSentence(labelOf(bodyTypeChoices, body)));
}

/** A kind of vehicle in lower case, except an abbreviation. */
const kindInSentence = (label: string): string => (/^[A-Z]{2}/.test(label) ? label : label.toLowerCase());

function vehicleText(vehicle: VehicleDraft, service: QuoteDraft['service']): string {
  const labels = words[isPurchase(service) ? 'preferences' : 'own'];
  const vin = normalizeVin(vehicle.vin);
  const keys = hasKeys(vehicle);
  const facts = joined([
    vehicleName(vehicle, service),
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
        { term: words.name, value: joined([contact.first_name, contact.last_name], ' ') },
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
      return joined(
        draft.vehicles.map((vehicle) => vehicleName(vehicle, draft.service)),
        '; ',
      );
    default:
      return stepLines(step, draft)[0]?.value ?? '';
  }
}

interface RequestPart {
  /** The step's name; the last part has none. */
  readonly name?: string;
  readonly lines: readonly SummaryLine[];
}

/** '2 × Pickup, 1 × SUV or crossover'. */
export const itemsText = (items: QuoteItems): string =>
  items.map(({ name, quantity }) => `${String(quantity)} × ${name}`).join(', ');

/** All answers as terms and values, by step. */
export function requestParts(draft: QuoteDraft, items: QuoteItems = []): readonly RequestPart[] {
  const last = [
    { term: words.by, value: labelOf(channelChoices, draft.contact.preferred) },
    { term: words.notes, value: draft.notes.trim() },
    { term: words.referral, value: draft.referral_code.trim() },
    { term: words.items, value: itemsText(items) },
  ];
  return [
    ...stepIds.map((step) => ({ name: quoteSteps[step].name, lines: stepLines(step, draft) })),
    { lines: last },
  ]
    .map((part) => ({ ...part, lines: part.lines.filter(({ value }) => value !== '') }))
    .filter(({ lines }) => lines.length > 0);
}

/** All answers as plain text, for an e-mail or WhatsApp message. */
export const requestText = (draft: QuoteDraft, items?: QuoteItems): string =>
  requestParts(draft, items)
    .map(({ name, lines }) =>
      [...(name ? [name] : []), ...lines.map(({ term, value }) => `${term}: ${value}`)].join('\n'),
    )
    .join('\n\n');
