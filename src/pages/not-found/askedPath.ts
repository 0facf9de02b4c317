import { plainText } from '../../lib/text/text';

const SHOWN_MAX = 40;

/** The path as it was typed, bounded and safe to show; as it stands when its escapes are broken. */
export function askedPath(pathname: string): string {
  try {
    return plainText(decodeURIComponent(pathname), SHOWN_MAX);
  } catch {
    return plainText(pathname, SHOWN_MAX);
  }
}
