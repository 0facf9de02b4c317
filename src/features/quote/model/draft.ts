import * as v from 'valibot';
import type { QuoteRequest } from '../../../api/schemas/quoteRequest';
import {
  bodyTypes,
  contactChannels,
  serviceCodes,
  shippingMethods,
  vehicleConditions,
} from '../../../api/enums';
import { isSame } from '../../../lib/json';

/** Ours: the contract has no maximum. */
export const VEHICLES_MAX = 50;

/** The worst title type the buyer accepts. */
const acceptedTitles = ['clean', 'rebuilt', 'salvage', 'any'] as const;

const text = v.fallback(v.string(), '');
const choice = <const T extends readonly string[]>(options: T) =>
  v.fallback(v.union([v.literal(''), v.picklist(options)]), '');

const PlaceDraftSchema = v.fallback(v.object({ place: text, city: text }), { place: '', city: '' });

const VehicleDraftSchema = v.object({
  /** Identifies the vehicle within the draft while others are added or removed. Isn't sent. */
  id: v.fallback(v.pipe(v.number(), v.safeInteger()), 0),
  vin: text,
  year: text,
  make: text,
  model: text,
  body_type: choice(bodyTypes),
  condition: choice(vehicleConditions),
  keys: choice(['yes', 'no']),
  /* Preferences for a car to be bought: four-digit years, budget in US dollars, mileage in miles. */
  year_from: text,
  year_to: text,
  budget_min: text,
  budget_max: text,
  mileage: text,
  title: choice(acceptedTitles),
});

export type VehicleDraft = v.InferOutput<typeof VehicleDraftSchema>;

export const emptyVehicle = (id: number): VehicleDraft => ({ ...v.getFallbacks(VehicleDraftSchema), id });

/** An id that none of the vehicles has. */
export const nextVehicleId = (vehicles: readonly VehicleDraft[]): number =>
  Math.max(0, ...vehicles.map(({ id }) => id)) + 1;

/** Gives a new id to each vehicle whose id is missing, as in drafts of version 2.0.0, or taken. */
const withOwnIds = (vehicles: VehicleDraft[]): VehicleDraft[] =>
  vehicles.reduce<VehicleDraft[]>((kept, vehicle) => {
    const isOwn = vehicle.id > 0 && kept.every(({ id }) => id !== vehicle.id);
    return [...kept, isOwn ? vehicle : { ...vehicle, id: nextVehicleId([...vehicles, ...kept]) }];
  }, []);

const ContactDraftSchema = v.object({
  first_name: text,
  last_name: text,
  email: text,
  phone: text,
  preferred: choice(contactChannels),
});

/** Form values of the quote request, named as in the API contract so that server field errors map to fields. */
export const QuoteDraftSchema = v.object({
  service: choice(serviceCodes),
  origin: PlaceDraftSchema,
  destination: PlaceDraftSchema,
  vehicles: v.fallback(
    v.pipe(v.array(VehicleDraftSchema), v.minLength(1), v.maxLength(VEHICLES_MAX), v.transform(withOwnIds)),
    () => [emptyVehicle(1)],
  ),
  method: v.fallback(v.picklist(shippingMethods), 'unsure'),
  effects: choice(['yes', 'no']),
  ready_on: text,
  contact: v.fallback(ContactDraftSchema, () => v.getFallbacks(ContactDraftSchema)),
  notes: text,
  referral_code: text,
  /** The code as a referral link filled it in; empty if none did. */
  linkedCode: text,
  consent: v.fallback(v.boolean(), false),
});

export type QuoteDraft = v.InferOutput<typeof QuoteDraftSchema>;
export type QuoteItems = readonly NonNullable<QuoteRequest['items']>[number][];

export const emptyQuote: QuoteDraft = v.getFallbacks(QuoteDraftSchema);

/** Whether the visitor has entered nothing. A referral code from a link doesn't count. */
export const isUntouched = (draft: QuoteDraft): boolean =>
  isSame(
    {
      ...draft,
      referral_code: '',
      linkedCode: '',
      vehicles: draft.vehicles.map((vehicle) => ({ ...vehicle, id: 1 })),
    },
    emptyQuote,
  );
