import type { BearerRule, OperationName } from '../../src/api/operations';
import { operations } from '../../src/api/operations';
import { notes } from './operations';
import { componentSchemas } from './schemas';

const json = (name: string) => ({
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
});

const ERRORS: Readonly<Record<number, object>> = {
  400: { description: 'Something that was sent is wrong.', ...json('ValidationError') },
  401: { description: 'No token, one that cannot be used, or wrong credentials.', ...json('Unauthorized') },
  404: { description: 'There is no such thing.', ...json('Detail') },
  429: {
    description: 'Too many requests; the seconds to wait stand in `detail` too.',
    headers: { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } } },
    ...json('Detail'),
  },
  500: { description: 'Trouble of the server, as HTML or JSON. 502, 503 and 504 count as the same.' },
};

/** OpenAPI's way to say that the bearer is optional: nobody, or the bearer. */
const SECURITY: Readonly<Record<BearerRule, readonly object[]>> = {
  never: [],
  required: [{ bearer: [] }],
  optional: [{}, { bearer: [] }],
};

const SUCCESS: Readonly<Record<number, string>> = { 200: 'Done.', 201: 'Made.', 204: 'Done; no body.' };

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

/** The contract with the backend as an OpenAPI 3.1 document, made from the schemas that the site itself uses. */
function buildOpenApi(): object {
  const names = Object.keys(operations) as OperationName[];
  return {
    openapi: '3.1.0',
    info: {
      title: 'Backend of the website',
      version: '1.0.0',
      description:
        'The eleven calls of the website. What is marked *assumed* is a decision of ours where the specification is silent; there the documented behavior of Django REST framework with SimpleJWT is followed. Requests are strict; in answers only what is listed as required is needed, unknown fields are kept, and null stands for missing. No header is sent beside Accept, Content-Type and Authorization; the bearer is never sent where `security` is empty.',
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

/** The file's text, byte for byte. */
export const openApiText = () => `${JSON.stringify(buildOpenApi(), null, 2)}\n`;
