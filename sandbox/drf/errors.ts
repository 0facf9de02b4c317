/** An answer that ends a call, as Django REST framework's exceptions do. */
export class DrfError extends Error {
  override readonly name = 'DrfError';

  constructor(
    readonly status: number,
    readonly body: object,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(`${String(status)} ${JSON.stringify(body)}`);
  }

  /** The error as it goes over the network. */
  toResponse(): Response {
    return Response.json(this.body, { status: this.status, headers: this.headers });
  }
}

/** DRF names the scheme on every 401. */
const CHALLENGE = { 'WWW-Authenticate': 'Bearer realm="api"' };

export const unauthenticated = (body: object) => new DrfError(401, body, CHALLENGE);

export const noCredentials = () =>
  unauthenticated({ detail: 'Authentication credentials were not provided.' });

/** SimpleJWT on a bearer token it cannot use, whatever the path. */
export const bearerNotValid = (message: string) =>
  unauthenticated({
    detail: 'Given token not valid for any token type',
    code: 'token_not_valid',
    messages: [{ token_class: 'AccessToken', token_type: 'access', message }],
  });

/** SimpleJWT on a refresh token it cannot use. */
export const refreshNotValid = (detail: string) => unauthenticated({ detail, code: 'token_not_valid' });

export const notFound = (detail: string) => new DrfError(404, { detail });

export const invalid = (fields: object) => new DrfError(400, fields);

export const methodNotAllowed = (method: string, allow: string) =>
  new DrfError(405, { detail: `Method "${method}" not allowed.` }, { Allow: allow });

/** @param seconds until the next request may come */
export function throttled(seconds: number): DrfError {
  const wait = Math.max(1, Math.ceil(seconds));
  const unit = wait === 1 ? 'second' : 'seconds';
  return new DrfError(
    429,
    { detail: `Request was throttled. Expected available in ${String(wait)} ${unit}.` },
    { 'Retry-After': String(wait) },
  );
}

const html = (title: string, text: string) => `<!doctype html>
<html lang="en">
<head><title>${title}</title></head>
<body><h1>${title}</h1><p>${text}</p></body>
</html>
`;

const htmlResponse = (status: number, body: string) =>
  new Response(body, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });

/** Django's own page for a path that no view answers: also the one without its trailing slash. */
export const unknownPath = () =>
  htmlResponse(404, html('Not Found', 'The requested resource was not found on this server.'));

export const serverError = () => htmlResponse(500, html('Server Error (500)', ''));
