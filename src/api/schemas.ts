import * as v from 'valibot';
import { MILESTONES_MAX } from '../config/limits';
import { BEARER_TOKEN } from '../lib/bearerToken';
import { plainText } from '../lib/text';

/**
 * The shapes of the backend's answers, as tolerant as the contract says: only what the interface cannot do
 * without is required, unknown fields are kept, and null stands for missing.
 */
const optionalText = v.optional(
  // A voyage's number may arrive as one; of anything else there is nothing to show.
  v.fallback(v.nullable(v.string()), (failed) =>
    typeof failed?.value === 'number' ? String(failed.value) : null,
  ),
);
const optionalFlag = v.optional(v.fallback(v.nullable(v.boolean()), null));
/** Decimals arrive as strings from Django REST framework. */
const numeric = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number))]),
  v.number(),
  v.finite(),
);
const optionalNumber = v.optional(v.fallback(v.nullable(numeric), null));
/** Longer than any reference or code: what is shown, linked and kept must have an end. */
const IDENTIFIER_MAX = 100;
/** Identifiers arrive as text or as numbers; they are read in one line, without what cannot be seen. */
const identifier = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((text) => plainText(text, IDENTIFIER_MAX)),
  v.nonEmpty(),
);
/** What is no identifier counts as missing: '' is how some write that there is none. */
const optionalIdentifier = v.optional(v.fallback(v.nullable(identifier), null));

/** Single items that are not what the interface needs are left out, as in the lists of ports. */
const itemsOf = <TItem extends v.GenericSchema>(item: TItem) =>
  v.pipe(
    v.array(v.fallback(item, undefined as never)),
    v.transform((items: v.InferOutput<TItem>[]): v.InferOutput<TItem>[] =>
      items.filter((one) => one !== undefined),
    ),
  );

const token = v.pipe(v.string(), v.regex(BEARER_TOKEN));

const UserSchema = v.record(v.string(), v.unknown());

/** For what comes before {@link ProfileSchema}: valibot counts a list as a record. */
export const NoListSchema = v.custom<unknown>((value) => !Array.isArray(value));

/** Contract: AuthResponse. Without a refresh token the session ends with its access token. */
export const AuthResponseSchema = v.looseObject({
  success: optionalFlag,
  access: token,
  refresh: optionalText,
  user: v.optional(v.fallback(v.nullable(UserSchema), null)),
  message: optionalText,
  errors: v.optional(v.unknown()),
});

/** Of `refreshToken`: a rotated refresh token comes along where the backend rotates. */
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
  /** DCSA's codes are capitals; whoever compares them relies on it. */
  code: v.pipe(
    identifier,
    v.transform((code) => code.toUpperCase()),
  ),
  label: optionalText,
  location: optionalText,
  occurred_at: optionalText,
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
    milestones: v.optional(v.nullable(itemsOf(MilestoneSchema))),
  }),
  v.transform((shipment) => ({
    ...shipment,
    milestones: shipment.milestones?.slice(0, MILESTONES_MAX),
    hasMoreMilestones: (shipment.milestones?.length ?? 0) > MILESTONES_MAX,
  })),
);

/** Of `getQuoteStatus`. */
export const QuoteStatusSchema = v.looseObject({
  reference: identifier,
  status: v.pipe(v.string(), v.nonEmpty()),
  service: optionalText,
  submitted_at: optionalText,
  updated_at: optionalText,
  message: optionalText,
  shipment: v.optional(v.nullable(ShipmentSchema)),
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
  status: v.pipe(v.string(), v.nonEmpty()),
  message: optionalText,
  updated_at: optionalText,
  services: v.optional(v.nullable(itemsOf(v.looseObject({ name: v.string(), status: v.string() })))),
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
  status: v.pipe(v.string(), v.nonEmpty()),
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
