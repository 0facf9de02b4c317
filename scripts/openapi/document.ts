import type { BearerRule, OperationName } from '../../src/api/operations';
import { operations } from '../../src/api/operations';
import { notes } from './operations';
import { componentSchemas } from './schemas';

const json = (name: string) => ({
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
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
  const { summary, request, query, answer, success, errors } = notes[name];
  const responses = Object.fromEntries([
    ...success.map((status) => [
      status,
      { description: SUCCESS[status], ...(status !== 204 && json(answer)) },
    ]),
    ...[...errors, 429, 500].map((status) => [status, ERRORS[status]]),
  ]) as Record<string, object>;
  return {
    operationId: name,
    summary,
    security: SECURITY[operations[name].bearer],
    ...(query && {
      parameters: query.map((parameter) => ({
        name: parameter,
        in: 'query',
        required: true,
        schema: { type: 'string', ...(parameter === 'email' && { format: 'email' }) },
      })),
    }),
    ...(request && { requestBody: { required: true, ...json(request) } }),
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
