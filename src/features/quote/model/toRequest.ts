import type { QuoteRequest } from '../../../api/schemas/quoteRequest';
import { placeOf } from '../../../content/ports/places';
import { quoteNotes } from '../../../content/quote/quote';
import { vehicleFields } from '../../../content/quote/quoteFields';
import { parseCalendarDate } from '../../../lib/time/calendarDate';
import { cleanEmail } from '../../../lib/text/email';
import { toE164 } from '../../../lib/phone/phone';
import { parseReferralCode } from '../../../lib/referralCode';
import { normalizeVin } from '../../../lib/vin/vin';
import { cityOf, isState } from './routeChoices';
import type { QuoteDraft, QuoteItems, VehicleDraft } from './draft';
import { asksEffects, asksMethod, hasKeys, isPurchase } from './serviceRules';
import { preferenceTexts, singleYear } from './preferences';

/** Omits empty optional fields, because a strict backend rejects blank strings. */
const nonEmpty = (text: string): string | undefined => text.trim() || undefined;

function toPlace(end: QuoteDraft['origin']): QuoteRequest['origin'] {
  const { place } = end;
  const city = cityOf(end);
  const country = place.startsWith('NG') ? 'NG' : 'US';
  if (/^(?:US|NG)$/.test(place)) return { country };
  if (!isState(place)) return { country, port: place };
  return { country, region: placeOf(place)?.name ?? place, ...(city && { city }) };
}

function toVehicle(
  vehicle: VehicleDraft,
  isCarPurchase: boolean,
): QuoteRequest['vehicles'][number] | undefined {
  const { body_type: bodyType, condition } = vehicle;
  const keys = hasKeys(vehicle);
  if (bodyType === '' || condition === '' || keys === undefined) return undefined;
  const vin = normalizeVin(vehicle.vin);
  const year = nonEmpty(isCarPurchase ? singleYear(vehicle) : vehicle.year);
  const make = nonEmpty(vehicle.make);
  const model = nonEmpty(vehicle.model);
  return {
    ...(vin && { vin }),
    ...(year && { year: Number(year) }),
    ...(make && { make }),
    ...(model && { model }),
    body_type: bodyType,
    condition,
    keys,
  };
}

/** The API has no fields for preferences, so they go into the notes, one line per car. */
const preferenceNotes = ({ service, vehicles }: QuoteDraft): readonly string[] =>
  isPurchase(service)
    ? vehicles
        .map((vehicle, index) => ({ name: vehicleFields.legend(index + 1), parts: preferenceTexts(vehicle) }))
        .filter(({ parts }) => parts.length > 0)
        .map(({ name, parts }) => `${name}: ${parts.join('; ')}.`)
    : [];

/**
 * Converts a complete draft to the API request.
 * @param requestId UUID by which the server recognizes a retried request
 * @returns undefined if something required is missing
 */
export function toRequest(
  draft: QuoteDraft,
  requestId: string,
  items?: QuoteItems,
): QuoteRequest | undefined {
  const { service, contact } = draft;
  const vehicles = draft.vehicles
    .map((vehicle) => toVehicle(vehicle, isPurchase(service)))
    .filter((vehicle) => vehicle !== undefined);
  const phone = toE164(contact.phone);
  if (service === '' || contact.preferred === '' || phone === undefined) return undefined;
  if (!draft.consent || vehicles.length !== draft.vehicles.length) return undefined;
  const readyOn = parseCalendarDate(draft.ready_on);
  const referral = parseReferralCode(draft.referral_code) ?? nonEmpty(draft.referral_code);
  // The API has no field for effects, but they affect which method is possible.
  const effects = asksEffects(draft) && draft.effects !== '' ? quoteNotes.effects[draft.effects] : undefined;
  const notes = [nonEmpty(draft.notes), effects, ...preferenceNotes(draft)].filter(Boolean).join('\n');
  return {
    client_request_id: requestId,
    service,
    origin: isPurchase(service) ? { country: 'US' } : toPlace(draft.origin),
    destination: toPlace(draft.destination),
    vehicles,
    method: asksMethod(service) ? draft.method : 'unsure',
    ...(readyOn && { ready_on: readyOn }),
    contact: {
      first_name: contact.first_name.trim(),
      last_name: contact.last_name.trim(),
      email: cleanEmail(contact.email),
      phone,
      preferred: contact.preferred,
    },
    ...(items && items.length > 0 && { items: [...items] }),
    ...(referral && { referral_code: referral }),
    ...(notes && { notes }),
    consent: true,
  };
}
