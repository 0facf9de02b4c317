import { createHash } from 'node:crypto';

/** styled-components writes its rules through the CSSOM into an element without text: this is the hash of nothing. */
const EMPTY = sha256('');

/**
 * Said besides where a page goes out by https alone: a browser then asks for all its parts by https, too. On plain
 * http, as of `npm start`, it would look for them in vain.
 */
export const UPGRADE = 'upgrade-insecure-requests';

/** @returns a source expression that allows exactly this inline text */
function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Texts of all inline elements of a kind, as the browser hashes them. Data blocks are not used and need no hash. */
function inlineTexts(html: string, tag: 'style' | 'script'): readonly string[] {
  return [...html.matchAll(new RegExp(`<${tag}((?:\\s[^>]*)?)>(.*?)</${tag}>`, 'gs'))]
    .filter(
      ([, attributes = '', text]) => text && !/\ssrc=|type="(?:application\/|text\/plain")/.test(attributes),
    )
    .map(([, , text = '']) => text);
}

/**
 * The content security policy of one page: nothing inline but what the build itself put there, no eval, no
 * framing, and requests to the site and the origins of its settings only.
 *
 * @param html the whole page
 * @param connectOrigins other origins that the page may send to: the backend's, the error collector's
 */
export function policyOf(html: string, connectOrigins: readonly string[] = []): string {
  const hashes = (tag: 'style' | 'script') => inlineTexts(html, tag).map(sha256);
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes('script')],
    'style-src': ["'self'", EMPTY, ...hashes('style')],
    'style-src-attr': ["'none'"],
    'img-src': ["'self'"],
    // The face of the headings is part of each page.
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
