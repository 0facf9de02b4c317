import { policyOf } from './policy';

/** The build can't know whether the domain's other hosts support HTTPS, so it includes them only on request. */
const HSTS = { '': 'max-age=31536000', preload: 'max-age=63072000; includeSubDomains; preload' } as const;

/** Sent with every response. */
const EVERYWHERE = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
} as const;

/** Headers by path. `*` applies to every response. */
export type HeaderSet = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * The single source of all response headers. scripts/deploy/generate.ts writes them for `npm start`, nginx and the edge
 * hosts.
 *
 * @param pages full HTML by path, the 404 page under `/404`
 * @param connectUrls URLs from the settings that pages send data to. Empty ones are ignored.
 * @param hsts `preload` includes subdomains and browsers' preload lists (RFC 6797, hstspreload.org)
 */
export function headersOf(
  pages: ReadonlyMap<string, string>,
  connectUrls: readonly (string | undefined)[],
  hsts: keyof typeof HSTS = '',
): HeaderSet {
  const origins = new Set(connectUrls.flatMap((url) => (url ? [new URL(url).origin] : [])));
  return {
    '*': { 'Strict-Transport-Security': HSTS[hsts], ...EVERYWHERE },
    ...Object.fromEntries(
      [...pages].map(([route, html]) => [route, { 'Content-Security-Policy': policyOf(html, [...origins]) }]),
    ),
  };
}
