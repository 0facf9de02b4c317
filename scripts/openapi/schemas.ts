import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import * as requests from '../../src/api/requestSchemas';
import * as answers from './answers';
import { isEmailAddress } from '../../src/lib/text/email';
import { MILESTONES_MAX, PORTS_MAX } from '../../src/config/limits';

type JsonSchema = Record<string, unknown>;

/** The schema of the data as transferred, before any transforms. */
function jsonSchema(schema: GenericSchema, description: string): JsonSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
    overrideAction: ({ valibotAction, jsonSchema }) =>
      'requirement' in valibotAction && valibotAction.requirement === isEmailAddress
        ? { ...jsonSchema, format: 'email' }
        : undefined,
  });
  return { description, ...rest };
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** A bare list, or paginated like in Django REST framework. */
const listOf = (name: string): JsonSchema => ({
  description: `A bare list, or paginated. The site follows up to 20 pages on the same origin, and reads the first ${String(PORTS_MAX)} items.`,
  oneOf: [
    { type: 'array', items: ref(name) },
    {
      type: 'object',
      required: ['results'],
      properties: {
        count: { type: 'integer' },
        next: { type: ['string', 'null'] },
        previous: { type: ['string', 'null'] },
        results: { type: 'array', items: ref(name) },
      },
    },
  ],
});

const text = { type: 'string' };

/** The backend's errors, parsed by `src/api/toApiError.ts`. */
const errors: Record<string, JsonSchema> = {
  Detail: { type: 'object', properties: { detail: text }, required: ['detail'] },
  ValidationError: {
    description:
      'A list of messages per field, and `non_field_errors` for the request as a whole. Nested like the data, with list items as an array of objects or as an object keyed by index. Or `{success: false, message, errors}`, with the same under `errors`.',
    type: 'object',
    additionalProperties: true,
  },
  Unauthorized: {
    description: '`code` is `token_not_valid` if the request had an invalid token.',
    type: 'object',
    properties: {
      detail: text,
      code: text,
      messages: { type: 'array', items: { type: 'object', additionalProperties: true } },
    },
  },
};

/** All schemas of the contract, by name. */
export const componentSchemas: Record<string, JsonSchema> = {
  RegisterRequest: jsonSchema(
    requests.RegisterRequestSchema,
    '*Assumed*: the specification lists no fields.',
  ),
  LoginRequest: jsonSchema(requests.LoginRequestSchema, 'As specified.'),
  RefreshRequest: jsonSchema(requests.RefreshRequestSchema, 'As specified.'),
  QuoteRequest: jsonSchema(
    requests.QuoteRequestSchema,
    '*Assumed*. `client_request_id` is a UUID created once per draft. A repeated request must return the same reference.',
  ),
  ContactMessage: jsonSchema(requests.ContactMessageSchema, '*Assumed*.'),
  AuthResponse: jsonSchema(
    answers.AuthResponseSchema,
    'As specified. `success: false` with a 200 is an error, too. All fields of `user` are optional.',
  ),
  RegisterResponse: jsonSchema(
    answers.RegisterResponseSchema,
    'Like AuthResponse. Without `access`, the user isn’t signed in, and the site shows `message`, which says how to confirm the account.',
  ),
  RefreshResponse: jsonSchema(
    answers.RefreshResponseSchema,
    '`access` as specified. A rotated `refresh` replaces the stored one (*assumed*).',
  ),
  Profile: jsonSchema(answers.ProfileSchema, '*Assumed*: the user object, bare or under `user`.'),
  QuoteReceipt: jsonSchema(answers.QuoteReceiptSchema, '*Assumed*.'),
  QuoteStatus: jsonSchema(
    answers.QuoteStatusSchema,
    `*Assumed*. \`status\`: received, quoted, booked, in_transit, at_port, released, delivered, cancelled; unknown values are shown as text. Milestone codes follow DCSA Track and Trace 2.3. The site shows the first ${String(MILESTONES_MAX)}.`,
  ),
  ContactReceipt: jsonSchema(answers.ContactReceiptSchema, '*Assumed*.'),
  Health: jsonSchema(answers.HealthSchema, '*Assumed*: any 2xx means healthy, whatever its body.'),
  ServiceStatus: jsonSchema(
    answers.ServiceStatusSchema,
    '*Assumed*. `status`: operational, degraded, down, maintenance.',
  ),
  Port: jsonSchema(answers.PortSchema, '*Assumed*. Has `code` (UN/LOCODE) or `id`.'),
  PortStatus: jsonSchema(
    answers.PortStatusSchema,
    '*Assumed*. `status`: open, congested, restricted, closed, unknown.',
  ),
  PortList: listOf('Port'),
  PortStatusList: listOf('PortStatus'),
  ...errors,
};
