import * as v from 'valibot';
import { bodyTypes, contactChannels, serviceCodes, shippingMethods, vehicleConditions } from '../enums';
import { emailAddress, requiredText } from './fields';

// Apart from the responses' schemas, because only the sandbox parses requests. The site uses their types.

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

/** Body of `requestQuote`. */
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

/** Query of `getQuoteStatus`. */
export const QuoteStatusQuerySchema = v.object({ reference: requiredText, email: emailAddress });

export type QuoteRequest = v.InferOutput<typeof QuoteRequestSchema>;
export type QuoteStatusQuery = v.InferOutput<typeof QuoteStatusQuerySchema>;
