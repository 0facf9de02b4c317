import type { QuoteRequest } from '../../../api/requestSchemas';
import { placeOf } from '../../../content/ports/places';
import { quoteNotes } from '../../../content/quote/quote';
import { vehicleFields } from '../../../content/quote/quoteFields';
import { parseCalendarDate } from '../../../lib/time/calendarDate';
import { cleanEmail } from '../../../lib/text/email';
import { toE164 } from '../../../lib/phone/phone';
import { parseReferralCode } from '../../../lib/referralCode';
import { normalizeVin } from '../../../lib/vin/normalizeVin';
import { cityOf, isState } from './cityOf';
import type { QuoteDraft, QuoteItems, VehicleDraft } from './draft';
import { asksMethod, hasKeys, isWish } from './serviceRules';
import { wishParts, wishYear } from './wish';

/** Optional fields are left out rather than sent empty: a strict backend refuses blanks. */
const filled = (text: string): string | undefined => text.trim() || undefined;

function toPlace(end: QuoteDraft['origin']): QuoteRequest['origin'] {
  const { place } = end;
  const city = cityOf(end);
  const country = place.startsWith('NG') ? 'NG' : 'US';
  if (/^(?:US|NG)$/.test(place)) return { country };
  if (!isState(place)) return { country, port: place };
  return { country, region: placeOf(place)?.name ?? place, ...(city && { city }) };
}

function toVehicle(vehicle: VehicleDraft, isWished: boolean): QuoteRequest['vehicles'][number] | undefined {
  const { body_type: bodyType, condition } = vehicle;
  const keys = hasKeys(vehicle);
  if (bodyType === '' || condition === '' || keys === undefined) return undefined;
  const vin = normalizeVin(vehicle.vin);
  const year = filled(isWished ? wishYear(vehicle) : vehicle.year);
  const make = filled(vehicle.make);
  const model = filled(vehicle.model);
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

/** The contract has no fields for a wish: a line for each car. */
const wishNotes = ({ service, vehicles }: QuoteDraft): readonly string[] =>
  isWish(service)
    ? vehicles
        .map((vehicle, index) => ({ name: vehicleFields.legend(index + 1), parts: wishParts(vehicle) }))
        .filter(({ parts }) => parts.length > 0)
        .map(({ name, parts }) => `${name}: ${parts.join('; ')}.`)
    : [];

/**
 * The request as the contract wants it, from a draft whose every step is complete.
 * @param requestId the UUID by which the server knows a repeated send
 * @returns undefined when something required is missing after all
 */
export function toRequest(
  draft: QuoteDraft,
  requestId: string,
  items?: QuoteItems,
): QuoteRequest | undefined {
  const { service, contact } = draft;
  const vehicles = draft.vehicles
    .map((vehicle) => toVehicle(vehicle, isWish(service)))
    .filter((vehicle) => vehicle !== undefined);
  const phone = toE164(contact.phone);
  if (service === '' || contact.preferred === '' || phone === undefined) return undefined;
  if (!draft.consent || vehicles.length !== draft.vehicles.length) return undefined;
  const readyOn = parseCalendarDate(draft.ready_on);
  const referral = parseReferralCode(draft.referral_code) ?? filled(draft.referral_code);
  // The contract has no field for it, and the method hangs on it.
  const effects = asksMethod(service) && draft.effects !== '' ? quoteNotes.effects[draft.effects] : undefined;
  const notes = [filled(draft.notes), effects, ...wishNotes(draft)].filter(Boolean).join('\n');
  return {
    client_request_id: requestId,
    service,
    origin: isWish(service) ? { country: 'US' } : toPlace(draft.origin),
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
