import * as v from 'valibot';
import type { QuoteRequest } from '../../api/requestSchemas';
import {
  bodyTypes,
  contactChannels,
  serviceCodes,
  shippingMethods,
  vehicleConditions,
} from '../../api/requestSchemas';

/** A whole e-mail may be pasted, and nothing typed is cut; what is stored on a device or comes in a link may be anything. */
export const TEXT_MAX = 20_000;
export const VEHICLES_MAX = 20;

const text = v.fallback(
  v.pipe(
    v.string(),
    v.transform((typed) => typed.slice(0, TEXT_MAX)),
  ),
  '',
);
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
});

/** A vehicle of which nothing is known yet. */
export const emptyVehicle = (): v.InferOutput<typeof VehicleDraftSchema> => ({
  vin: '',
  year: '',
  make: '',
  model: '',
  body_type: '',
  condition: '',
  keys: '',
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

/**
 * The request while it is being written: every answer as its control holds it, under the names of the contract, so
 * that a server's field errors find their fields. Read from storage field by field: what is broken is left out.
 */
export const QuoteDraftSchema = v.object({
  client_request_id: v.pipe(v.string(), v.uuid()),
  service: choice(serviceCodes),
  origin: PlaceDraftSchema,
  destination: PlaceDraftSchema,
  vehicles: v.fallback(v.pipe(v.array(VehicleDraftSchema), v.minLength(1), v.maxLength(VEHICLES_MAX)), () => [
    emptyVehicle(),
  ]),
  method: v.fallback(v.picklist(shippingMethods), 'unsure'),
  effects: choice(['yes', 'no']),
  ready_on: text,
  contact: v.fallback(ContactDraftSchema, emptyContact),
  notes: text,
  referral_code: text,
  consent: v.fallback(v.boolean(), false),
});

export type QuoteDraft = v.InferOutput<typeof QuoteDraftSchema>;
export type VehicleDraft = v.InferOutput<typeof VehicleDraftSchema>;
export type QuoteItems = readonly NonNullable<QuoteRequest['items']>[number][];

/** @param id the UUID by which the server knows a repeated send */
export const emptyDraft = (id: string): QuoteDraft => ({
  client_request_id: id,
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
});

export const isSameDraft = (one: QuoteDraft, other: QuoteDraft): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whether it asks, under the id of another, for something else. The consent is a condition of sending, not asked for. */
export const isAnotherRequest = (draft: QuoteDraft, other: QuoteDraft): boolean =>
  draft.client_request_id === other.client_request_id &&
  !isSameDraft({ ...draft, consent: true }, { ...other, consent: true });

/** Whether nothing was answered yet: an empty draft is not worth a word, nor is a referral link's code alone. */
export const isUntouched = (draft: QuoteDraft): boolean =>
  isSameDraft({ ...draft, referral_code: '' }, emptyDraft(draft.client_request_id));
