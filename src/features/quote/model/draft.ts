import * as v from 'valibot';
import type { QuoteRequest } from '../../../api/requestSchemas';
import {
  bodyTypes,
  contactChannels,
  serviceCodes,
  shippingMethods,
  vehicleConditions,
} from '../../../api/requestSchemas';
import { isSame } from '../../../drafts/draftValues';
import { upgradeQuote } from './upgradeQuote';

export const VEHICLES_MAX = 20;

/** The worst title type the buyer accepts. */
const acceptedTitles = ['clean', 'rebuilt', 'salvage', 'any'] as const;

const text = v.fallback(v.string(), '');
const choice = <const T extends readonly string[]>(options: T) =>
  v.fallback(v.union([v.literal(''), v.picklist(options)]), '');

const PlaceDraftSchema = v.fallback(v.object({ place: text, city: text }), { place: '', city: '' });

const VehicleDraftSchema = v.object({
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

export const emptyVehicle = (): v.InferOutput<typeof VehicleDraftSchema> => ({
  vin: '',
  year: '',
  make: '',
  model: '',
  body_type: '',
  condition: '',
  keys: '',
  year_from: '',
  year_to: '',
  budget_min: '',
  budget_max: '',
  mileage: '',
  title: '',
});

const ContactDraftSchema = v.object({
  first_name: text,
  last_name: text,
  email: text,
  phone: text,
  preferred: choice(contactChannels),
});

const emptyContact = (): v.InferOutput<typeof ContactDraftSchema> => ({
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  preferred: '',
});

/** Form values of the quote request, named as in the API contract so that server field errors map to fields. */
export const QuoteDraftSchema = v.pipe(
  v.unknown(),
  v.transform(upgradeQuote),
  v.object({
    service: choice(serviceCodes),
    origin: PlaceDraftSchema,
    destination: PlaceDraftSchema,
    vehicles: v.fallback(
      v.pipe(v.array(VehicleDraftSchema), v.minLength(1), v.maxLength(VEHICLES_MAX)),
      () => [emptyVehicle()],
    ),
    method: v.fallback(v.picklist(shippingMethods), 'unsure'),
    effects: choice(['yes', 'no']),
    ready_on: text,
    contact: v.fallback(ContactDraftSchema, emptyContact),
    notes: text,
    referral_code: text,
    consent: v.fallback(v.boolean(), false),
  }),
);

export type QuoteDraft = v.InferOutput<typeof QuoteDraftSchema>;
export type VehicleDraft = v.InferOutput<typeof VehicleDraftSchema>;
export type QuoteItems = readonly NonNullable<QuoteRequest['items']>[number][];

export const emptyQuote: QuoteDraft = {
  service: '',
  origin: { place: '', city: '' },
  destination: { place: '', city: '' },
  vehicles: [emptyVehicle()],
  method: 'unsure',
  effects: '',
  ready_on: '',
  contact: emptyContact(),
  notes: '',
  referral_code: '',
  consent: false,
};

/** Whether the visitor has entered nothing. A referral code from a link doesn't count. */
export const isUntouched = (draft: QuoteDraft): boolean =>
  isSame({ ...draft, referral_code: '' }, emptyQuote);
