import * as v from 'valibot';
import { MILESTONES_MAX } from '../../config/limits';
import { milestoneCode } from './milestoneCode';
import { bodyTypes, contactChannels, serviceCodes, shippingMethods, vehicleConditions } from '../enums';
import {
  codeOf,
  emailAddress,
  identifier,
  itemsOf,
  optionalDate,
  optionalFlag,
  optionalPart,
  optionalText,
  optionalWhen,
  requiredText,
} from './fields';

const PlaceSchema = v.object({
  country: v.picklist(['US', 'NG']),
  region: v.optional(v.string()),
  city: v.optional(v.string()),
  /** UN/LOCODE. */
  port: v.optional(v.string()),
});

const VehicleSchema = v.object({
  vin: v.optional(v.string()),
  year: v.optional(v.pipe(v.number(), v.integer())),
  make: v.optional(v.string()),
  model: v.optional(v.string()),
  body_type: v.picklist(bodyTypes),
  condition: v.picklist(vehicleConditions),
  keys: v.boolean(),
});

export const QuoteRequestSchema = v.object({
  /** UUID generated once per draft, so that the backend recognizes a repeated request. */
  client_request_id: v.pipe(v.string(), v.uuid()),
  service: v.picklist(serviceCodes),
  origin: PlaceSchema,
  destination: PlaceSchema,
  vehicles: v.pipe(v.array(VehicleSchema), v.minLength(1)),
  method: v.picklist(shippingMethods),
  ready_on: v.optional(v.pipe(v.string(), v.isoDate())),
  contact: v.object({
    first_name: requiredText,
    last_name: requiredText,
    email: emailAddress,
    phone: requiredText,
    preferred: v.picklist(contactChannels),
  }),
  items: v.optional(
    v.array(
      v.object({
        id: requiredText,
        name: requiredText,
        quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
      }),
    ),
  ),
  referral_code: v.optional(v.string()),
  notes: v.optional(v.string()),
  consent: v.literal(true),
});

export const QuoteStatusQuerySchema = v.object({ reference: requiredText, email: emailAddress });

/** Response of `requestQuote`. */
export const QuoteReceiptSchema = v.looseObject({
  reference: identifier,
  message: optionalText,
  success: optionalFlag,
});

const MilestoneSchema = v.looseObject({
  /** DCSA's if it is known by another name, in upper case, so that they can be compared. */
  code: v.pipe(identifier, v.transform(milestoneCode)),
  label: optionalText,
  location: optionalText,
  occurred_at: optionalDate,
  expected_at: optionalWhen,
});

const shipmentFields = {
  carrier: optionalText,
  vessel: optionalText,
  voyage: optionalText,
  bill_of_lading: optionalText,
  container: optionalText,
  origin_port: optionalText,
  destination_port: optionalText,
  eta: optionalWhen,
  milestones: optionalPart(itemsOf(MilestoneSchema)),
};

const ShipmentSchema = v.pipe(
  v.looseObject(shipmentFields),
  v.transform((shipment) =>
    // An object without any of these fields isn't a shipment. valibot accepts an array as an object.
    Object.keys(shipmentFields).some((name) => name in shipment)
      ? {
          ...shipment,
          milestones: shipment.milestones?.slice(0, MILESTONES_MAX) ?? shipment.milestones,
          hasMoreMilestones: (shipment.milestones?.length ?? 0) > MILESTONES_MAX,
        }
      : null,
  ),
);

/** Response of `getQuoteStatus`. */
export const QuoteStatusSchema = v.looseObject({
  reference: identifier,
  status: codeOf(
    'received',
    'quoted',
    'booked',
    'in_transit',
    'at_port',
    'released',
    'delivered',
    'cancelled',
  ),
  service: optionalText,
  submitted_at: optionalWhen,
  updated_at: optionalWhen,
  message: optionalText,
  shipment: optionalPart(ShipmentSchema),
});

export type QuoteStatus = v.InferOutput<typeof QuoteStatusSchema>;
export type Milestone = v.InferOutput<typeof MilestoneSchema>;
export type Shipment = NonNullable<v.InferOutput<typeof ShipmentSchema>>;
export type QuoteRequest = v.InferOutput<typeof QuoteRequestSchema>;
export type QuoteStatusQuery = v.InferOutput<typeof QuoteStatusQuerySchema>;
