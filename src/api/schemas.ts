import * as v from 'valibot';
import { MILESTONES_MAX } from '../config/limits';
import {
  codeOf,
  identifier,
  itemsOf,
  optionalDate,
  optionalFlag,
  optionalIdentifier,
  optionalNumber,
  optionalPart,
  optionalText,
  token,
} from './schemaFields';
import { serverMessage } from './serverMessages';

/*
 * The backend's answers (contract of docs/openapi.json). Only what the interface cannot do without is required, unknown
 * fields are kept, and null means missing.
 */
const UserSchema = v.record(v.string(), v.unknown());

/** Checked before {@link ProfileSchema}, because valibot accepts a list as a record. */
export const NoListSchema = v.custom<unknown>((value) => !Array.isArray(value));

/** AuthResponse of the contract. Without a refresh token, the session ends with its access token. */
export const AuthResponseSchema = v.looseObject({
  success: optionalFlag,
  access: token,
  refresh: optionalText,
  user: v.optional(v.fallback(v.nullable(UserSchema), null)),
  message: optionalText,
  errors: v.optional(v.unknown()),
});

/** Of `register`: without a token, the account must first be confirmed in the way that the server's sentence tells. */
export const RegisterResponseSchema = v.pipe(
  v.looseObject({
    ...AuthResponseSchema.entries,
    access: v.optional(v.fallback(v.nullable(token), null)),
  }),
  v.check((body) => Boolean(body.access ?? serverMessage(body)), 'neither a token nor a sentence'),
);

/** Of `refreshToken`, with a new refresh token if the backend rotates them. */
export const RefreshResponseSchema = v.looseObject({
  access: token,
  refresh: optionalText,
});

/** Of `getProfile`: the user object, bare or under `user`. */
export const ProfileSchema = v.pipe(
  UserSchema,
  v.transform((body): Record<string, unknown> => (v.is(UserSchema, body.user) ? body.user : body)),
);

/** Of `requestQuote`. */
export const QuoteReceiptSchema = v.looseObject({
  reference: identifier,
  message: optionalText,
  success: optionalFlag,
});

const MilestoneSchema = v.looseObject({
  /** DCSA codes are upper case; comparisons rely on it. */
  code: v.pipe(
    identifier,
    v.transform((code) => code.toUpperCase()),
  ),
  label: optionalText,
  location: optionalText,
  occurred_at: optionalDate,
  expected_at: optionalText,
});

const ShipmentSchema = v.pipe(
  v.looseObject({
    carrier: optionalText,
    vessel: optionalText,
    voyage: optionalText,
    bill_of_lading: optionalText,
    container: optionalText,
    origin_port: optionalText,
    destination_port: optionalText,
    eta: optionalText,
    milestones: optionalPart(itemsOf(MilestoneSchema)),
  }),
  v.transform((shipment) => ({
    ...shipment,
    milestones: shipment.milestones?.slice(0, MILESTONES_MAX) ?? shipment.milestones,
    hasMoreMilestones: (shipment.milestones?.length ?? 0) > MILESTONES_MAX,
  })),
);

/** Of `getQuoteStatus`. */
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
  submitted_at: optionalText,
  updated_at: optionalText,
  message: optionalText,
  shipment: optionalPart(ShipmentSchema),
});

/** Of `sendContactMessage`: 204 has no body at all. */
export const ContactReceiptSchema = v.nullable(
  v.looseObject({ success: optionalFlag, message: optionalText }),
);

/** Of `getHealth`: any 2xx is healthy, whatever it says. */
export const HealthSchema = v.pipe(
  v.unknown(),
  v.transform(() => ({ healthy: true as const })),
);

/** Of `getServiceStatus`. */
export const ServiceStatusSchema = v.looseObject({
  status: codeOf('operational', 'degraded', 'down', 'maintenance'),
  message: optionalText,
  updated_at: optionalText,
  services: optionalPart(itemsOf(v.looseObject({ name: v.string(), status: v.string() }))),
});

/** One of `getPorts`: `code` (UN/LOCODE) or `id`. */
export const PortSchema = v.pipe(
  v.looseObject({
    code: optionalIdentifier,
    id: optionalIdentifier,
    name: v.pipe(v.string(), v.trim(), v.nonEmpty()),
    country: v.string(),
    city: optionalText,
    latitude: optionalNumber,
    longitude: optionalNumber,
    kind: optionalText,
  }),
  v.check((port) => Boolean(port.code ?? port.id), 'a port needs a code or an id'),
  v.transform((port) => ({ ...port, code: port.code ?? port.id ?? '' })),
);

/** One of `getPortStatuses`. */
export const PortStatusSchema = v.looseObject({
  port: identifier,
  status: codeOf('open', 'congested', 'restricted', 'closed', 'unknown'),
  note: optionalText,
  wait_days: optionalNumber,
  updated_at: optionalText,
});

export type ServiceStatus = v.InferOutput<typeof ServiceStatusSchema>;
export type QuoteStatus = v.InferOutput<typeof QuoteStatusSchema>;
export type Milestone = v.InferOutput<typeof MilestoneSchema>;
export type Shipment = v.InferOutput<typeof ShipmentSchema>;
export type Port = v.InferOutput<typeof PortSchema>;
export type PortStatus = v.InferOutput<typeof PortStatusSchema>;
