/** Field name (dotted for nested ones: `vehicles.0.make`) to the server's messages about it. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/**
 * Everything that can go wrong with a call to the backend, as one union.
 * `message` is the server's own sentence, if it sent one: bounded plain text, never HTML.
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
      /** The request carried no token, so no sign-in was turned down. */
      readonly isAnonymous?: true | undefined;
    }
  | {
      readonly kind: 'forbidden';
      readonly message?: string | undefined;
      /** The request carried no token, so no account was turned down. */
      readonly isAnonymous?: true | undefined;
    }
  | { readonly kind: 'not-found'; readonly message?: string | undefined }
  | { readonly kind: 'unsupported'; readonly message?: string | undefined }
  /** The server has something like this already. */
  | {
      readonly kind: 'conflict';
      readonly message?: string | undefined;
      /** It names the request's own id as the one that exists. */
      readonly isThisRequest?: boolean | undefined;
      readonly reference?: string | undefined;
    }
  | { readonly kind: 'rejected'; readonly status: number; readonly message?: string | undefined }
  | {
      readonly kind: 'rate-limited';
      readonly seconds?: number | undefined;
      readonly message?: string | undefined;
      /** Rejected here, because an earlier wait is not over: no request went out. */
      readonly isLocal?: true | undefined;
    }
  /** The request could not even be made: nothing left the device. */
  | { readonly kind: 'not-sent'; readonly detail?: string | undefined }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'unreachable' }
  /** A proxy answered in the server's place, because it could not connect: the server got nothing. */
  | { readonly kind: 'not-reached' }
  | { readonly kind: 'server'; readonly status: number; readonly message?: string | undefined }
  | { readonly kind: 'malformed'; readonly detail?: string | undefined };

export type ApiErrorKind = ApiError['kind'];

const KINDS: Readonly<Record<ApiErrorKind, true>> = {
  validation: true,
  unauthorized: true,
  forbidden: true,
  'not-found': true,
  unsupported: true,
  conflict: true,
  rejected: true,
  'rate-limited': true,
  'not-sent': true,
  timeout: true,
  offline: true,
  unreachable: true,
  'not-reached': true,
  server: true,
  malformed: true,
};

export const errorKinds = Object.keys(KINDS) as readonly ApiErrorKind[];

/** Whether a text names one of the kinds. */
export const isErrorKind = (text: string): text is ApiErrorKind => Object.hasOwn(KINDS, text);

const PASSING: ReadonlySet<ApiErrorKind> = new Set([
  'timeout',
  'offline',
  'unreachable',
  'not-reached',
  'server',
]);

/** Whether a second attempt can help: after a connection or server failure yes, after a refusal no. */
export const mayPass = ({ kind }: ApiError): boolean => PASSING.has(kind);

/** No readable answer came, so nobody knows what the server did. */
const UNCERTAIN: readonly ApiErrorKind[] = ['timeout', 'unreachable', 'malformed'];
const UNANSWERED: ReadonlySet<ApiErrorKind> = new Set([...UNCERTAIN, 'offline', 'not-sent']);

/** Whether no answer came, or none that could be read. */
export const isUnanswered = ({ kind }: ApiError): boolean => UNANSWERED.has(kind);

/**
 * Whether the server may have received what was sent although nothing confirms it. A server that forwarded it (502, 504)
 * cannot know either.
 */
export const mayHaveBeenSent = (error: ApiError): boolean =>
  error.kind === 'server' ? error.status === 502 || error.status === 504 : UNCERTAIN.includes(error.kind);

/**
 * Whether a refusal means that an earlier send of the same request arrived.
 * @param isRepeated whether an earlier send may have reached the server
 */
export const arrivedBefore = (
  error: ApiError,
  isRepeated: boolean,
): error is Extract<ApiError, { kind: 'conflict' }> =>
  error.kind === 'conflict' && (isRepeated || error.isThisRequest === true);
