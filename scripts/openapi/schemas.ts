import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import * as requests from '../../src/api/requestSchemas';
import * as answers from './answers';
import { MILESTONES_MAX, PORTS_MAX } from '../../src/config/limits';

type JsonSchema = Record<string, unknown>;

/** What goes over the network: the side of a schema before anything is transformed. */
function jsonSchema(schema: GenericSchema, description: string): JsonSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
  });
  return { description, ...rest };
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** A list bare, or in the pages of Django REST framework. */
const listOf = (name: string): JsonSchema => ({
  description: `Bare, or in pages; further pages are followed on the same origin, up to 20. The first ${String(PORTS_MAX)} items are read.`,
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

/** Errors as the backend sends them; read by `src/api/toApiError.ts`. */
const errors: Record<string, JsonSchema> = {
  Detail: { type: 'object', properties: { detail: text }, required: ['detail'] },
  ValidationError: {
    description:
      'Lists of sentences by field, `non_field_errors` for the whole; nested objects nest, items of a list come as an array of objects or as an object by index. Or `{success: false, message, errors}` with the same under `errors`.',
    type: 'object',
    additionalProperties: true,
  },
  Unauthorized: {
    description: '`code` is `token_not_valid` where a token was sent that cannot be used.',
    type: 'object',
    properties: {
      detail: text,
      code: text,
      messages: { type: 'array', items: { type: 'object', additionalProperties: true } },
    },
  },
};

/** Every shape of the contract under its name. */
export const componentSchemas: Record<string, JsonSchema> = {
  RegisterRequest: jsonSchema(requests.RegisterRequestSchema, '*Assumed*: the specification names no field.'),
  LoginRequest: jsonSchema(requests.LoginRequestSchema, 'As specified.'),
  RefreshRequest: jsonSchema(requests.RefreshRequestSchema, 'As specified.'),
  QuoteRequest: jsonSchema(
    requests.QuoteRequestSchema,
    '*Assumed*. `client_request_id` is a UUID made once per draft: a repeated send must give the same reference.',
  ),
  ContactMessage: jsonSchema(requests.ContactMessageSchema, '*Assumed*.'),
  AuthResponse: jsonSchema(
    answers.AuthResponseSchema,
    'As specified. `success: false` with a 200 is a failure too; nothing in `user` is taken for granted.',
  ),
  RegisterResponse: jsonSchema(
    answers.RegisterResponseSchema,
    'As AuthResponse. Without `access`, nobody is signed in and `message` is shown: it says how to confirm the account.',
  ),
  RefreshResponse: jsonSchema(
    answers.RefreshResponseSchema,
    '`access` as specified; a rotated `refresh` replaces the stored one (*assumed*).',
  ),
  Profile: jsonSchema(answers.ProfileSchema, '*Assumed*: the user object, bare or under `user`.'),
  QuoteReceipt: jsonSchema(answers.QuoteReceiptSchema, '*Assumed*.'),
  QuoteStatus: jsonSchema(
    answers.QuoteStatusSchema,
    `*Assumed*. \`status\`: received, quoted, booked, in_transit, at_port, released, delivered, cancelled; an unknown value is shown as text. Milestone codes: DCSA Track and Trace 2.3; the first ${String(MILESTONES_MAX)} are shown.`,
  ),
  ContactReceipt: jsonSchema(answers.ContactReceiptSchema, '*Assumed*.'),
  Health: jsonSchema(answers.HealthSchema, '*Assumed*: any 2xx is healthy, whatever it says.'),
  ServiceStatus: jsonSchema(
    answers.ServiceStatusSchema,
    '*Assumed*. `status`: operational, degraded, down, maintenance.',
  ),
  Port: jsonSchema(answers.PortSchema, '*Assumed*. `code` (UN/LOCODE) or `id` is there.'),
  PortStatus: jsonSchema(
    answers.PortStatusSchema,
    '*Assumed*. `status`: open, congested, restricted, closed, unknown.',
  ),
  PortList: listOf('Port'),
  PortStatusList: listOf('PortStatus'),
  ...errors,
};
