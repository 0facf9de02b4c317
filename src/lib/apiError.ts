/** Field name (dotted for nested ones: `vehicles.0.make`) to the server's messages about it. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/**
 * Everything that can go wrong with a call to the backend, as one union.
 * `message` is the server's own sentence where it sent one: plain text of bounded length, never HTML.
 */
export type ApiError =
  | {
      readonly kind: 'validation';
      readonly status: number;
      readonly message?: string | undefined;
      readonly fields: FieldErrors;
      readonly summary: readonly string[];
    }
  | {
      readonly kind: 'unauthorised';
      readonly message?: string | undefined;
      readonly code?: string | undefined;
    }
  | { readonly kind: 'forbidden'; readonly message?: string | undefined }
  | { readonly kind: 'not-found'; readonly message?: string | undefined }
  | { readonly kind: 'unsupported'; readonly message?: string | undefined }
  | { readonly kind: 'rejected'; readonly status: number; readonly message?: string | undefined }
  | {
      readonly kind: 'rate-limited';
      readonly seconds?: number | undefined;
      readonly message?: string | undefined;
      /** Rejected here, because an earlier wait is not over: no request went out. */
      readonly isLocal?: true | undefined;
    }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'server'; readonly status: number }
  | { readonly kind: 'malformed'; readonly detail?: string | undefined };

export type ApiErrorKind = ApiError['kind'];

const KINDS: Readonly<Record<ApiErrorKind, true>> = {
  validation: true,
  unauthorised: true,
  forbidden: true,
  'not-found': true,
  unsupported: true,
  rejected: true,
  'rate-limited': true,
  timeout: true,
  offline: true,
  unreachable: true,
  server: true,
  malformed: true,
};

/** Whether a text names one of the kinds. */
export const isErrorKind = (text: string): text is ApiErrorKind => Object.hasOwn(KINDS, text);

const PASSING: ReadonlySet<ApiErrorKind> = new Set(['timeout', 'offline', 'unreachable', 'server']);

/** Whether asking again can help: of the line and of server trouble yes, of a refusal no. */
export const mayPass = ({ kind }: ApiError): boolean => PASSING.has(kind);

const UNANSWERED: ReadonlySet<ApiErrorKind> = new Set(['timeout', 'offline', 'unreachable', 'malformed']);

/** Whether no answer came, or none that could be read. */
export const isUnanswered = ({ kind }: ApiError): boolean => UNANSWERED.has(kind);

/**
 * Whether what was sent may have arrived although nobody could say so. A proxy that handed it on (502, 504) does not
 * know what became of it; without a line it never left the device.
 */
export const mayHaveBeenSent = (error: ApiError): boolean =>
  error.kind === 'server'
    ? error.status === 502 || error.status === 504
    : error.kind !== 'offline' && isUnanswered(error);
