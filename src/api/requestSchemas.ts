import * as v from 'valibot';
import { isEmailAddress } from '../lib/text/email';

/* Request bodies, as in `docs/openapi.json`. The sandbox validates against them. */
const text = v.pipe(v.string(), v.nonEmpty());
/** With the forms' rule: valibot's own refuses apostrophes and domains outside ASCII. */
const email = v.pipe(v.string(), v.check(isEmailAddress));

export const serviceCodes = [
  'auto-shipping',
  'car-purchase',
  'inspection',
  'international',
  'logistics',
] as const;
export const bodyTypes = [
  'sedan',
  'suv',
  'pickup',
  'van',
  'bus',
  'truck',
  'motorcycle',
  'machinery',
] as const;
export const vehicleConditions = ['runs', 'rolls', 'inoperable'] as const;
export const shippingMethods = ['roro', 'container', 'unsure'] as const;
export const contactChannels = ['email', 'phone', 'whatsapp'] as const;

export const RegisterRequestSchema = v.object({
  first_name: text,
  last_name: text,
  email,
  phone: v.optional(v.string()),
  password: text,
});

export const LoginRequestSchema = v.object({ email, password: text });
export const RefreshRequestSchema = v.object({ refresh: text });

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
    first_name: text,
    last_name: text,
    email,
    phone: text,
    preferred: v.picklist(contactChannels),
  }),
  items: v.optional(
    v.array(v.object({ id: text, name: text, quantity: v.pipe(v.number(), v.integer(), v.minValue(1)) })),
  ),
  referral_code: v.optional(v.string()),
  notes: v.optional(v.string()),
  consent: v.literal(true),
});

export const ContactMessageSchema = v.object({
  name: text,
  email,
  phone: v.optional(v.string()),
  subject: text,
  message: text,
  consent: v.literal(true),
});

export const QuoteStatusQuerySchema = v.object({ reference: text, email });

export type RegisterRequest = v.InferOutput<typeof RegisterRequestSchema>;
export type LoginRequest = v.InferOutput<typeof LoginRequestSchema>;
export type RefreshRequest = v.InferOutput<typeof RefreshRequestSchema>;
export type QuoteRequest = v.InferOutput<typeof QuoteRequestSchema>;
export type ContactMessage = v.InferOutput<typeof ContactMessageSchema>;
export type QuoteStatusQuery = v.InferOutput<typeof QuoteStatusQuerySchema>;
