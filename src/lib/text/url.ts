/** An origin that nobody has (RFC 6761), against which a path is read as a browser would read it. */
const NOWHERE = 'https://nowhere.invalid';

/** URL.canParse is younger than many of the phones that come here. */
function parse(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/**
 * A path of this site to go on to after login, from text that came with a link. It is the address as the
 * parser understood it, not the text, so that nothing is read differently later.
 * @returns path with query and fragment, normalized; undefined for other origins in any disguise
 *   ('//evil', '/\evil', '/..//evil', 'https:...', 'javascript:...')
 */
export function sameOriginPath(text: unknown): string | undefined {
  if (typeof text !== 'string' || !text.startsWith('/')) return undefined;
  const url = parse(text, NOWHERE);
  if (url?.origin !== NOWHERE || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}

/** Whether a text is a full web address that may stand in a link: http or https, no name and password in it. */
export function isHttpUrl(text: unknown): text is string {
  if (typeof text !== 'string' || !/^https?:\/\/[^\s\\]+$/i.test(text)) return false;
  const url = parse(text);
  return url?.username === '' && url.password === '';
}

/**
 * Any text as a value within an address. Half a surrogate pair, as an emoji that was cut leaves it, would make
 * `encodeURIComponent` throw.
 */
export const encodeText = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, ''));
