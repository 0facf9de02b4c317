import { plainText } from '../../lib/text/text';

const SHOWN_MAX = 40;

/** Decodes a path for display and limits its length. If it can't be decoded, it is shown as is. */
export function askedPath(pathname: string): string {
  try {
    return plainText(decodeURIComponent(pathname), SHOWN_MAX);
  } catch {
    return plainText(pathname, SHOWN_MAX);
  }
}
