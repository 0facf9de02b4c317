import { CACHE, cacheControl, isHashed } from './caching';
import { contentType } from './contentTypes';
import type { SiteFile } from './files';
import { findFile } from './files';
import type { PageHeaders } from './pageHeaders';

/** Decodes a pathname. Undefined if it's invalid or has an encoded slash, which would split a segment. */
function decode(pathname: string): string | undefined {
  if (/%(?:2f|5c)/i.test(pathname)) return undefined;
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/** Whether the client already has this version (RFC 9110 section 13.1.2). */
export const isFresh = (request: Request, etag: string) =>
  (request.headers.get('if-none-match') ?? '').split(',').some((tag) => tag.trim() === etag);

/**
 * The built site as a fetch-style server: `/about` serves `about.html`, an unknown path serves `404.html` with status
 * 404, and paths with a trailing slash or an empty segment are redirected.
 *
 * @param root the build's folder
 * @param pageHeaders the response headers that the build wrote
 */
export function createSite(
  root: string,
  pageHeaders: PageHeaders = {},
): (request: Request) => Promise<Response> {
  const headersOf = (pagePath: string) => ({ ...pageHeaders['*'], ...pageHeaders[pagePath] });

  const plain = (status: number, text: string, headers: Record<string, string> = {}) =>
    new Response(text, {
      status,
      headers: {
        ...headersOf('*'),
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': CACHE.revalidated,
        ...headers,
      },
    });

  const send = (request: Request, file: SiteFile, pagePath: string, status = 200) => {
    const headers = new Headers({
      ...headersOf(pagePath),
      'Content-Type': contentType(file.name),
      'Cache-Control': cacheControl(file.name),
      Vary: 'Accept-Encoding',
      ETag: file.etag,
    });
    if (file.encoding) headers.set('Content-Encoding', file.encoding);
    if (status === 200 && isFresh(request, file.etag)) return new Response(null, { status: 304, headers });
    headers.set('Content-Length', String(file.body.byteLength));
    return new Response(request.method === 'HEAD' ? null : file.body, { status, headers });
  };

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return plain(405, 'Method not allowed\n', { Allow: 'GET, HEAD' });
    const { pathname, search } = new URL(request.url);
    const accept = request.headers.get('accept-encoding');

    // A redirect to `//evil.example` would lead to another host.
    if (/\/{2}/.test(pathname)) return plain(308, '', { Location: pathname.replace(/\/{2,}/, '/') + search });
    if (pathname !== '/' && (pathname.endsWith('/') || pathname.endsWith('.html'))) {
      const bare = pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '');
      return plain(308, '', { Location: `${bare || '/'}${search}` });
    }
    const name = decode(pathname);
    if (name !== undefined) {
      const page = await findFile(root, name === '/' ? '/index.html' : `${name}.html`, accept);
      if (page && name !== '/index' && name !== '/404') return send(request, page, name);
      const file = await findFile(root, name, accept);
      if (file) return send(request, file, name);
    }
    if (isHashed(pathname)) return plain(404, 'Not found\n');
    const missing = await findFile(root, '/404.html', accept);
    return missing ? send(request, missing, '/404', 404) : plain(404, 'Not found\n');
  };
}
