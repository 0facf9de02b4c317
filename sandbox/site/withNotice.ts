import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { acceptedEncodings } from './encodings';
import { addNotice, allowNotice, CLOSE_FIELD, CLOSED_COOKIE } from './notice';
import { isFresh } from './site';

type Site = (request: Request) => Promise<Response>;

/** Fast rather than small, because pages are compressed on every request. */
const BROTLI_QUALITY = 5;
const compress = {
  br: (text: string) =>
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (text: string) => gzipSync(text),
} as const;

/** The built site, with a notice on every page that it's a demonstration. */
export function withNotice(site: Site): Site {
  return async (request) => {
    if (request.method === 'POST' && (await closesNotice(request))) return redirectWithCookie(request);
    const response = await site(request);
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
    response.headers.set('Vary', 'Accept-Encoding, Cookie');
    if (isClosed(request)) return response;
    return insertNotice(request, await site(new Request(request.url)));
  };
}

const isClosed = (request: Request) =>
  (request.headers.get('cookie') ?? '').split('; ').includes(CLOSED_COOKIE);

async function closesNotice(request: Request): Promise<boolean> {
  if (request.headers.get('content-type') !== 'application/x-www-form-urlencoded') return false;
  return new URLSearchParams(await request.text()).get(CLOSE_FIELD.name) === CLOSE_FIELD.value;
}

/** Without scripts, the form reloads the page. */
function redirectWithCookie(request: Request): Response {
  const { pathname, search } = new URL(request.url);
  return new Response(null, {
    status: 303,
    headers: {
      // A single leading slash: `//evil.example` would lead to another host.
      Location: `/${pathname.replace(/^[/\\]+/, '')}${search}`,
      'Set-Cookie': `${CLOSED_COOKIE}; Path=/; SameSite=Lax`,
      'Cache-Control': 'no-store',
    },
  });
}

/** @param page uncompressed */
async function insertNotice(request: Request, page: Response): Promise<Response> {
  const html = addNotice(await page.text());
  const [encoding] = acceptedEncodings(request.headers.get('accept-encoding'));
  const body = new Uint8Array(encoding ? compress[encoding.name](html) : Buffer.from(html));
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 16)}${encoding?.name ?? ''}"`;
  const headers = new Headers(page.headers);
  headers.set('Vary', 'Accept-Encoding, Cookie');
  headers.set('ETag', etag);
  headers.delete('Content-Length');
  if (encoding) headers.set('Content-Encoding', encoding.name);
  const policy = headers.get('content-security-policy');
  if (policy) headers.set('Content-Security-Policy', allowNotice(policy));
  if (page.status === 200 && isFresh(request, etag)) return new Response(null, { status: 304, headers });
  headers.set('Content-Length', String(body.byteLength));
  return new Response(request.method === 'HEAD' ? null : body, { status: page.status, headers });
}
