import { toJsonSchema } from '@valibot/to-json-schema';
import type { BearerRule, OperationName } from '../../src/api/operations';
import { operations } from '../../src/api/operations';
import { PORTS_MAX } from '../../src/config/limits';
import { isEmailAddress } from '../../src/lib/text/email';
import { bodies, contract } from './contract';
import type { Body } from './contract';

type JsonSchema = Record<string, unknown>;

/** The schema of the data as transferred, before any transforms. */
function jsonSchema({ schema, description }: Body): JsonSchema {
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
const componentSchemas: Readonly<Record<string, JsonSchema>> = {
  ...Object.fromEntries(
    bodies.flatMap((body) => [
      [body.name, jsonSchema(body)],
      ...(body.isList ? [[`${body.name}List`, listOf(body.name)]] : []),
    ]) as [string, JsonSchema][],
  ),
  ...errors,
};

const json = (name: string, example?: object) => ({
  content: { 'application/json': { schema: ref(name), ...(example && { example }) } },
});

const ERRORS: Readonly<Record<number, object>> = {
  400: { description: 'The request is invalid.', ...json('ValidationError') },
  401: { description: 'No token, an invalid one or wrong credentials.', ...json('Unauthorized') },
  404: { description: 'Not found.', ...json('Detail') },
  429: {
    description: 'Too many requests. `detail` also states the seconds to wait.',
    headers: { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } } },
    ...json('Detail'),
  },
  500: { description: 'Server error, as HTML or JSON. 502, 503 and 504 are handled the same way.' },
};

/** In OpenAPI, an empty object makes the bearer token optional. */
const SECURITY: Readonly<Record<BearerRule, readonly object[]>> = {
  never: [],
  required: [{ bearer: [] }],
  optional: [{}, { bearer: [] }],
};

const SUCCESS: Readonly<Record<number, string>> = { 200: 'OK.', 201: 'Created.', 204: 'OK, without a body.' };

function operation(name: OperationName): object {
  const { summary, request, response, success, errors, example } = contract[name];
  const answer = response.isList ? `${response.name}List` : response.name;
  const responses = Object.fromEntries([
    ...success.map((status) => [
      status,
      { description: SUCCESS[status], ...(status !== 204 && json(answer, example.response)) },
    ]),
    ...[...errors, 429, 500].map((status) => [status, ERRORS[status]]),
  ]) as Record<string, object>;
  return {
    operationId: name,
    summary,
    security: SECURITY[operations[name].bearer],
    ...(example.query && {
      parameters: Object.entries(example.query).map(([parameter, value]) => ({
        name: parameter,
        in: 'query',
        required: true,
        schema: { type: 'string', ...(parameter === 'email' && { format: 'email' }) },
        example: value,
      })),
    }),
    ...(request && { requestBody: { required: true, ...json(request.name, example.body) } }),
    responses,
  };
}

/** The API contract as an OpenAPI 3.1 document, generated from the schemas that the site itself uses. */
function buildOpenApi(): object {
  const names = Object.keys(operations) as OperationName[];
  return {
    openapi: '3.1.0',
    info: {
      title: 'Website backend',
      version: '1.0.0',
      description:
        'The endpoints that the website calls. *Assumed* marks our decisions where the specification is silent: they follow the documented behavior of Django REST framework with SimpleJWT. Requests match their schemas exactly. Responses may omit any field not listed as required, may contain unknown fields, and may use null for a missing value. The site sends no headers except Accept, Content-Type and Authorization, and no bearer token where `security` is empty.',
    },
    paths: Object.fromEntries(
      names.map((name) => [
        operations[name].path,
        { [operations[name].method.toLowerCase()]: operation(name) },
      ]),
    ),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: componentSchemas,
    },
  };
}

/** The text of docs/openapi.json. */
export const openApiText = () => `${JSON.stringify(buildOpenApi(), null, 2)}\n`;
