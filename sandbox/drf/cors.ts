import { isDropped } from '../client';

/** The defaults of django-cors-headers, which exposes no response headers. */
const ALLOW_HEADERS = 'accept, authorization, content-type, user-agent, x-csrftoken, x-requested-with';
const ALLOW_METHODS = 'DELETE, GET, OPTIONS, PATCH, POST, PUT';

const isPreflight = (request: Request) =>
  request.method === 'OPTIONS' && request.headers.has('access-control-request-method');

/**
 * Adds the headers that django-cors-headers adds for an allowed origin, and answers preflight requests.
 * Other origins get no headers, so the browser blocks the response.
 */
export async function withCors(
  request: Request,
  origins: readonly string[],
  answer: () => Promise<Response>,
): Promise<Response> {
  const origin = request.headers.get('origin');
  const preflight = isPreflight(request);
  const response = preflight ? new Response(null, { status: 200 }) : await answer();
  if (origin === null || !origins.includes(origin) || isDropped(response)) return response;
  response.headers.set('Access-Control-Allow-Origin', origin);
  response.headers.append('Vary', 'origin');
  if (preflight) {
    response.headers.set('Access-Control-Allow-Headers', ALLOW_HEADERS);
    response.headers.set('Access-Control-Allow-Methods', ALLOW_METHODS);
    response.headers.set('Access-Control-Max-Age', '86400');
  }
  return response;
}
