import { createHash } from 'node:crypto';

/** The hash of an empty text: styled-components writes its rules through the CSSOM into an element without text. */
const EMPTY = sha256('');

/**
 * Added for hosts that serve pages over HTTPS only. On plain HTTP, as with `npm start`, it would break all other
 * requests.
 */
export const UPGRADE = 'upgrade-insecure-requests';

/** For the backend's responses on the site's origin: data that no page may frame, and that loads nothing if opened. */
export const BACKEND_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A source expression that allows exactly this inline text. */
function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The texts of all inline elements with this tag, as the browser hashes them. Data blocks don't run and need no hash. */
function inlineTexts(html: string, tag: 'style' | 'script'): readonly string[] {
  return [...html.matchAll(new RegExp(`<${tag}((?:\\s[^>]*)?)>(.*?)</${tag}>`, 'gs'))]
    .filter(
      ([, attributes = '', text]) => text && !/\ssrc=|type="(?:application\/|text\/plain")/.test(attributes),
    )
    .map(([, , text = '']) => text);
}

/**
 * A page's content security policy: no inline code except the build's own, no eval, no framing, and requests only to the
 * site and the configured origins.
 *
 * @param html the full page
 * @param connectOrigins other origins that the page may connect to: the backend's and the error collector's
 */
export function policyOf(html: string, connectOrigins: readonly string[] = []): string {
  const hashes = (tag: 'style' | 'script') => inlineTexts(html, tag).map(sha256);
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes('script')],
    'style-src': ["'self'", EMPTY, ...hashes('style')],
    'style-src-attr': ["'none'"],
    'img-src': ["'self'"],
    // The headings' font is inlined in each page.
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...connectOrigins],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['worker'],
  })
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
