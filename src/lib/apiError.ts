/** The server's messages by field name, with dots for nested fields: `vehicles.0.make`. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/**
 * Every way a request can fail. `message` is the server's own message, if any: plain text of limited length,
 * never HTML.
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
      readonly kind: 'unauthorized';
      readonly message?: string | undefined;
      readonly code?: string | undefined;
      /** The request had no token, so a sign-in wasn't rejected. */
      readonly isAnonymous?: true | undefined;
    }
  | {
      readonly kind: 'forbidden';
      readonly message?: string | undefined;
      /** The request had no token, so an account wasn't rejected. */
      readonly isAnonymous?: true | undefined;
    }
  | { readonly kind: 'not-found'; readonly message?: string | undefined }
  | { readonly kind: 'unsupported'; readonly message?: string | undefined }
  /** The resource already exists. */
  | {
      readonly kind: 'conflict';
      readonly message?: string | undefined;
      /** Whether the conflict is with the request's own id. */
      readonly isThisRequest?: boolean | undefined;
      readonly reference?: string | undefined;
    }
  | { readonly kind: 'rejected'; readonly status: number; readonly message?: string | undefined }
  | {
      readonly kind: 'rate-limited';
      readonly seconds?: number | undefined;
      /** When the wait ends, in milliseconds since the epoch. Only drafts, which are saved, have it. */
      readonly retryAt?: number | undefined;
      readonly message?: string | undefined;
      /** Rejected without sending a request, because of an earlier 429. */
      readonly isLocal?: true | undefined;
    }
  /** The request couldn't be built, so nothing was sent. */
  | { readonly kind: 'not-sent'; readonly detail?: string | undefined }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'unreachable' }
  /** A proxy responded instead of the server, which may have processed the request. */
  | { readonly kind: 'not-reached' }
  | { readonly kind: 'server'; readonly status: number; readonly message?: string | undefined }
  | { readonly kind: 'malformed'; readonly detail?: string | undefined };

export type ApiErrorKind = ApiError['kind'];

/** What a kind says about the request, beyond that it failed. */
interface Traits {
  readonly isTransient?: true;
  readonly hasNoResponse?: true;
  /** A proxy's or a server error's response, or none, which may follow a commit. */
  readonly isUncertain?: true;
}

const KINDS: Readonly<Record<ApiErrorKind, Traits>> = {
  validation: {},
  unauthorized: {},
  forbidden: {},
  'not-found': {},
  unsupported: {},
  conflict: {},
  rejected: {},
  'rate-limited': {},
  'not-sent': { hasNoResponse: true },
  timeout: { isTransient: true, hasNoResponse: true, isUncertain: true },
  offline: { isTransient: true, hasNoResponse: true },
  unreachable: { isTransient: true, hasNoResponse: true, isUncertain: true },
  'not-reached': { isTransient: true, isUncertain: true },
  server: { isTransient: true, isUncertain: true },
  malformed: { hasNoResponse: true, isUncertain: true },
};

export const errorKinds = Object.keys(KINDS) as readonly ApiErrorKind[];

export const isErrorKind = (text: string): text is ApiErrorKind => Object.hasOwn(KINDS, text);

/** Whether retrying may succeed: after a connection or server error, but not after a rejection. */
export const isTransient = ({ kind }: ApiError): boolean => KINDS[kind].isTransient === true;

/** Whether there was no response, or no readable one. */
export const hasNoResponse = ({ kind }: ApiError): boolean => KINDS[kind].hasNoResponse === true;

/** A proxy sends these about its own connections, whatever the server did. */
const PROXY_STATUSES: readonly number[] = [408, 499];
const isClearRefusal = (status: number) => status >= 400 && !PROXY_STATUSES.includes(status);

/**
 * Whether the server may have processed the request although it wasn't confirmed. Only a request that never left the
 * device and a clear refusal (4xx, or `success: false`) prove that nothing arrived.
 */
export const mayHaveBeenSent = (error: ApiError): boolean =>
  error.kind === 'rejected' ? !isClearRefusal(error.status) : KINDS[error.kind].isUncertain === true;

/**
 * Whether a conflict means that an earlier attempt of the same request was delivered.
 * @param isRepeated whether an earlier attempt may have reached the server
 */
export const wasDelivered = (
  error: ApiError,
  isRepeated: boolean,
): error is Extract<ApiError, { kind: 'conflict' }> =>
  error.kind === 'conflict' && (isRepeated || error.isThisRequest === true || error.reference !== undefined);
