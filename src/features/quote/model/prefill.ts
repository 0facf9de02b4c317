import { bodyTypes, serviceCodes, shippingMethods } from '../../../api/enums';
import { placeOf } from '../../../content/ports/places';
import { findPort } from '../../../content/ports/findPort';
import { parseReferralCode } from '../../../lib/referralCode';
import { checkVin } from '../../../lib/vin/checkVin';
import { emptyVehicle } from './draft';
import type { QuoteDraft } from './draft';
import { isSame } from '../../../lib/json';
import { placesFor } from './routeChoices';
import { isPurchase } from './serviceRules';
import { vinAutofill, decodedFields } from '../vehicle/vinAutofill';

/** Bounds texts from links. */
const TEXT_MAX = 20_000;

export const REFERRAL = 'ref';
const PARAMETERS = ['service', 'vehicle', 'year', 'budget', 'from', 'to', 'method', 'vin', REFERRAL] as const;

const oneOf = <T extends string>(options: readonly T[], value: string | null): T | undefined =>
  options.find((option) => option === value);

/** Resolves a place code in any case or alias (`us-tx`, `NGLEK`). */
function placeCode(value: string | null): string | undefined {
  const code = value?.trim().toUpperCase() ?? '';
  return (placeOf(code) ?? placeOf(findPort(code)?.code ?? ''))?.code;
}

export const hasPrefill = (params: URLSearchParams): boolean => PARAMETERS.some((name) => params.has(name));

/**
 * Applies a link's parameters to the draft. The link is more recent than the saved draft, so it takes precedence; unknown
 * values are ignored. A US origin and a Nigerian destination without a service imply auto shipping.
 *
 * @param thisYear current year, for decoding the VIN's model year
 */
export function prefill(draft: QuoteDraft, params: URLSearchParams, thisYear: number): QuoteDraft {
  const from = placeCode(params.get('from'));
  const to = placeCode(params.get('to'));
  const voyage = from?.startsWith('US') && to?.startsWith('NG') ? 'auto-shipping' : draft.service;
  const service = oneOf(serviceCodes, params.get('service')) ?? (draft.service || voyage);
  const end = (name: 'origin' | 'destination', place: string | undefined) =>
    place !== undefined && place !== draft[name].place && placesFor(service, name).has(place)
      ? { place, city: '' }
      : draft[name];
  const body = oneOf(bodyTypes, params.get('vehicle'));
  const year = /^\d{4}$/.exec(params.get('year') ?? '')?.[0];
  const budget = /^\d{1,9}$/.exec(params.get('budget') ?? '')?.[0];
  const vin = params.get('vin')?.trim().slice(0, TEXT_MAX);
  const code = parseReferralCode(params.get(REFERRAL));
  const [first, ...others] = draft.vehicles;
  const only = first && others.length === 0 ? first : undefined;
  return {
    ...draft,
    service,
    origin: end('origin', from),
    destination: end('destination', to),
    vehicles: only
      ? [
          {
            ...only,
            ...(body && { body_type: body }),
            ...(year && (isPurchase(service) ? { year_from: year, year_to: year } : { year })),
            ...(budget && { budget_max: budget }),
            ...(vin && {
              vin,
              ...vinAutofill(vin, only, thisYear, decodedFields(checkVin(only.vin, thisYear))),
            }),
          },
        ]
      : draft.vehicles,
    method: oneOf(shippingMethods, params.get('method')) ?? draft.method,
    ...(code && { referral_code: code, linkedCode: code }),
  };
}

const PARAMETERS_OF_CAR = ['vehicle', 'year', 'vin'] as const;

/** Whether a draft says anything about its vehicles. */
const hasCar = ({ vehicles }: QuoteDraft): boolean =>
  vehicles.length > 1 || vehicles.some((vehicle) => !isSame(vehicle, emptyVehicle(vehicle.id)));

/**
 * Whether a link is about another request than the draft: it names another service or place, or changes the car. Another
 * method is for the same car. A draft in which only the service is chosen isn't a request yet.
 */
export function isOtherRequest(draft: QuoteDraft, params: URLSearchParams, thisYear: number): boolean {
  const isStarted = hasCar(draft) || draft.origin.place !== '' || draft.destination.place !== '';
  if (!isStarted) return false;
  const linked = prefill(draft, params, thisYear);
  const isReplaced = (now: string, linkedTo: string) => now !== '' && now !== linkedTo;
  return (
    isReplaced(draft.service, linked.service) ||
    isReplaced(draft.origin.place, linked.origin.place) ||
    isReplaced(draft.destination.place, linked.destination.place) ||
    (hasCar(draft) && !isSame(draft.vehicles, linked.vehicles)) ||
    // A link's car isn't added to several vehicles.
    (draft.vehicles.length > 1 && PARAMETERS_OF_CAR.some((name) => params.get(name)))
  );
}
