/** An error response, thrown like Django REST framework's exceptions. */
export class DrfError extends Error {
  override readonly name = 'DrfError';

  constructor(
    readonly status: number,
    readonly body: object,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(`${String(status)} ${JSON.stringify(body)}`);
  }

  toResponse(): Response {
    return Response.json(this.body, { status: this.status, headers: this.headers });
  }
}

/** DRF sends the scheme with every 401. */
const CHALLENGE = { 'WWW-Authenticate': 'Bearer realm="api"' };

export const unauthenticated = (body: object) => new DrfError(401, body, CHALLENGE);

export const noCredentials = () =>
  unauthenticated({ detail: 'Authentication credentials were not provided.' });

/** SimpleJWT's response to an invalid bearer token, on any path. */
export const bearerNotValid = (message: string) =>
  unauthenticated({
    detail: 'Given token not valid for any token type',
    code: 'token_not_valid',
    messages: [{ token_class: 'AccessToken', token_type: 'access', message }],
  });

/** SimpleJWT's response to an invalid refresh token. */
export const refreshNotValid = (detail: string) => unauthenticated({ detail, code: 'token_not_valid' });

export const notFound = (detail: string) => new DrfError(404, { detail });

export const invalid = (fields: object) => new DrfError(400, fields);

export const methodNotAllowed = (method: string, allow: string) =>
  new DrfError(405, { detail: `Method "${method}" not allowed.` }, { Allow: allow });

/** @param seconds until the next request is allowed */
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

/** Django's page for an unknown path. A path without its trailing slash is one too. */
export const unknownPath = () =>
  htmlResponse(404, html('Not Found', 'The requested resource was not found on this server.'));

export const serverError = () => htmlResponse(500, html('Server Error (500)', ''));
