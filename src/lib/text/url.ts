/** A reserved origin (RFC 6761) to resolve paths against, as a browser would. */
const NOWHERE = 'https://nowhere.invalid';

/** Like `URL.parse`, which older phones lack. */
function parse(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/**
 * Validates a path to redirect to after login, from an untrusted link. Returns the parsed URL rather than the
 * text, so that it can't be interpreted differently later.
 * @returns the normalized path with query and fragment; undefined for other origins in any disguise
 * ('//evil', '/\evil', '/..//evil', 'https:...', 'javascript:...')
 */
export function sameOriginPath(text: unknown): string | undefined {
  if (typeof text !== 'string' || !text.startsWith('/')) return undefined;
  const url = parse(text, NOWHERE);
  if (url?.origin !== NOWHERE || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}

/** Whether a text is an absolute http(s) URL without credentials, safe to use as a link. */
export function isHttpUrl(text: unknown): text is string {
  if (typeof text !== 'string' || !/^https?:\/\/[^\s\\]+$/i.test(text)) return false;
  const url = parse(text);
  return url?.username === '' && url.password === '';
}

/** Decodes percent-encoding; returns the text unchanged if it's invalid. */
export function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Encodes any text as a URL component. `encodeURIComponent` throws on lone surrogates, which remain when an
 * emoji is cut in half.
 */
export const encodeText = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, ''));
