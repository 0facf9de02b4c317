import type { GenericSchema } from 'valibot';
import type { OperationName } from '../../src/api/operations';
import {
  AuthResponseSchema,
  LoginRequestSchema,
  ProfileSchema,
  RefreshRequestSchema,
  RefreshResponseSchema,
  RegisterRequestSchema,
  RegisterResponseSchema,
} from '../../src/api/schemas/auth';
import type { LoginRequest, RegisterRequest } from '../../src/api/schemas/auth';
import { ContactMessageSchema, ContactReceiptSchema } from '../../src/api/schemas/contact';
import type { ContactMessage } from '../../src/api/schemas/contact';
import { PortSchema, PortStatusSchema } from '../../src/api/schemas/ports';
import { QuoteReceiptSchema, QuoteStatusSchema } from '../../src/api/schemas/quote';
import { QuoteRequestSchema } from '../../src/api/schemas/quoteRequest';
import type { QuoteRequest } from '../../src/api/schemas/quoteRequest';
import { HealthSchema, ServiceStatusSchema } from '../../src/api/schemas/service';
import { MILESTONES_MAX } from '../../src/config/limits';

/** A body's schema, and its name and description in the document. */
export interface Body {
  readonly name: string;
  readonly schema: GenericSchema;
  readonly description: string;
  /** Of a response that is a list of it, bare or paginated. */
  readonly isList?: true;
}

/** What an operation adds to its method, path and bearer rule (`operations`). */
interface Contract {
  readonly summary: string;
  readonly request?: Body;
  readonly response: Body;
  /** Success statuses. */
  readonly success: readonly number[];
  /** Error statuses to expect, besides 429 and 5xx. */
  readonly errors: readonly number[];
  /** In the document, and in the tests of every endpoint. */
  readonly example: {
    readonly body?: object;
    readonly query?: Readonly<Record<string, string>>;
    readonly response: object;
  };
}

const ASSUMED = ' *Assumed*: method and schemas. The specification gives only the path.';

const registration: RegisterRequest = {
  first_name: 'Ada',
  last_name: 'Obi',
  email: 'ada@example.com',
  password: ' pass word ',
};
const credentials: LoginRequest = { email: 'ada@example.com', password: ' pass word ' };
const session = { access: 'a', refresh: 'r', user: { id: 1 } };

/** A minimal valid quote request, as the form sends it. */
export const exampleQuote: QuoteRequest = {
  client_request_id: '3f2b8c1e-8f0a-4c55-9d0e-3a3c1f0a7b11',
  service: 'auto-shipping',
  origin: { country: 'US', port: 'USBAL' },
  destination: { country: 'NG', port: 'NGAPP' },
  vehicles: [{ body_type: 'suv', condition: 'runs', keys: true }],
  method: 'roro',
  contact: {
    first_name: 'Ada',
    last_name: 'Obi',
    email: 'ada@example.com',
    phone: '+1 410 555 0100',
    preferred: 'email',
  },
  consent: true,
};

export const exampleMessage: ContactMessage = {
  name: 'Ada Obi',
  email: 'ada@example.com',
  subject: 'Shipping',
  message: 'When is the next sailing?',
  consent: true,
};

/** The endpoints (specification section 7), as docs/openapi.json states them. */
export const contract: Readonly<Record<OperationName, Contract>> = {
  register: {
    summary: 'Creates an account.',
    request: {
      name: 'RegisterRequest',
      schema: RegisterRequestSchema,
      description: '*Assumed*: the specification lists no fields.',
    },
    response: {
      name: 'RegisterResponse',
      schema: RegisterResponseSchema,
      description:
        'Like AuthResponse. Without `access`, the user isn’t signed in, and the site shows `message`, which says how to confirm the account.',
    },
    success: [200, 201],
    errors: [400],
    example: { body: registration, response: session },
  },
  login: {
    summary: 'Signs in.',
    request: { name: 'LoginRequest', schema: LoginRequestSchema, description: 'As specified.' },
    response: {
      name: 'AuthResponse',
      schema: AuthResponseSchema,
      description:
        'As specified. `success: false` with a 200 is an error, too. All fields of `user` are optional.',
    },
    success: [200],
    errors: [400, 401],
    example: { body: credentials, response: session },
  },
  refreshToken: {
    summary: 'Refreshes the access token.',
    request: { name: 'RefreshRequest', schema: RefreshRequestSchema, description: 'As specified.' },
    response: {
      name: 'RefreshResponse',
      schema: RefreshResponseSchema,
      description: '`access` as specified. A rotated `refresh` replaces the stored one (*assumed*).',
    },
    success: [200],
    errors: [400, 401],
    example: { body: { refresh: 'r' }, response: { access: 'b' } },
  },
  getProfile: {
    summary: `Returns the signed-in user.${ASSUMED}`,
    response: {
      name: 'Profile',
      schema: ProfileSchema,
      description: '*Assumed*: the user object, bare or under `user`.',
    },
    success: [200],
    errors: [401],
    example: { response: { user: { id: 1 } } },
  },
  requestQuote: {
    summary: `Requests a quote.${ASSUMED}`,
    request: {
      name: 'QuoteRequest',
      schema: QuoteRequestSchema,
      description:
        '*Assumed*. `client_request_id` is a UUID created once per draft. A repeated request must return the same reference.',
    },
    response: { name: 'QuoteReceipt', schema: QuoteReceiptSchema, description: '*Assumed*.' },
    success: [200, 201],
    errors: [400, 401],
    example: { body: exampleQuote, response: { reference: 'HAR-1' } },
  },
  getQuoteStatus: {
    summary: `Returns a quote's status and shipment.${ASSUMED}`,
    response: {
      name: 'QuoteStatus',
      schema: QuoteStatusSchema,
      description: `*Assumed*. \`status\`: received, quoted, booked, in_transit, at_port, released, delivered, cancelled; unknown values are shown as text. Milestone codes follow DCSA Track and Trace 2.3. The site shows the first ${String(MILESTONES_MAX)}.`,
    },
    success: [200],
    errors: [400, 401, 404],
    example: {
      query: { reference: 'HAR-1', email: 'ada+car@example.com' },
      response: { reference: 'HAR-1', status: 'received' },
    },
  },
  sendContactMessage: {
    summary: `Sends a message to the company.${ASSUMED}`,
    request: { name: 'ContactMessage', schema: ContactMessageSchema, description: '*Assumed*.' },
    response: { name: 'ContactReceipt', schema: ContactReceiptSchema, description: '*Assumed*.' },
    success: [200, 201, 204],
    errors: [400],
    example: { body: exampleMessage, response: { success: true } },
  },
  getHealth: {
    summary: `Health check.${ASSUMED}`,
    response: {
      name: 'Health',
      schema: HealthSchema,
      description: '*Assumed*: any 2xx means healthy, whatever its body.',
    },
    success: [200],
    errors: [],
    example: { response: { status: 'ok' } },
  },
  getServiceStatus: {
    summary: `Returns the status of each service.${ASSUMED}`,
    response: {
      name: 'ServiceStatus',
      schema: ServiceStatusSchema,
      description: '*Assumed*. `status`: operational, degraded, down, maintenance.',
    },
    success: [200],
    errors: [],
    example: { response: { status: 'operational' } },
  },
  getPorts: {
    summary: `Lists the ports.${ASSUMED}`,
    response: {
      name: 'Port',
      schema: PortSchema,
      description: '*Assumed*. Has `code` (UN/LOCODE) or `id`.',
      isList: true,
    },
    success: [200],
    errors: [],
    example: { response: [] },
  },
  getPortStatuses: {
    summary: `Lists the statuses of the ports.${ASSUMED}`,
    response: {
      name: 'PortStatus',
      schema: PortStatusSchema,
      description: '*Assumed*. `status`: open, congested, restricted, closed, unknown.',
      isList: true,
    },
    success: [200],
    errors: [],
    example: { response: [] },
  },
};

/** Every request's and response's body, once. */
export const bodies: readonly Body[] = Object.values(contract).flatMap(({ request, response }) =>
  request ? [request, response] : [response],
);
