import { isOwnPage } from '../lib/ownPage';
import { isPage } from './addresses';

/** Replaced at build time: the first six bytes of each file's SHA-256 digest in base64, by path. */
declare const DIGESTS: Readonly<Record<string, string>>;

/** 48 bits can't stop an attacker, but HTTPS does. They recognize what a proxy or a broken connection made of a file. */
async function digestOf(file: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(digest, 0, 6)));
}

const hasType = (response: Response, type: string) =>
  response.headers.get('content-type')?.includes(type) ?? false;

/**
 * Whether a response is a page of this site, or a file exactly as this release's build wrote it. The page of a captive
 * portal or of a server under maintenance, an empty or a broken-off file are not, whatever their status.
 */
export async function isOurs(pathname: string, response: Response): Promise<boolean> {
  // A redirected response can't be used for a navigation.
  if (response.status !== 200 || response.redirected) return false;
  if (isPage(pathname)) return hasType(response, 'text/html') && isOwnPage(await response.clone().text());
  // Browsers don't run code of another type.
  if (pathname.endsWith('.js') && !hasType(response, 'javascript')) return false;
  const expected = DIGESTS[pathname];
  return expected !== undefined && expected === (await digestOf(response.clone()));
}

/** Whether a saved response may be used. An earlier release's file can't be verified, but was when it was saved. */
export const isUsable = async (pathname: string, saved: Response): Promise<boolean> =>
  isPage(pathname) || pathname in DIGESTS ? isOurs(pathname, saved) : !hasType(saved, 'text/html');

/**
 * Replaces a file that isn't ours by the server's, past the browser's cache.
 * @param response the first response. An error, or an earlier release's file, is returned as it is
 * @throws if the server's isn't ours either, so that the page's own retries and notices take over
 */
export async function verifiedFile(pathname: string, response: Response): Promise<Response> {
  if (!response.ok || (await isOurs(pathname, response))) return response;
  if (!(pathname in DIGESTS) && (await isUsable(pathname, response))) return response;
  const fresh = await fetch(pathname, { cache: 'reload' });
  if (await isOurs(pathname, fresh)) return fresh;
  throw new TypeError(`${pathname} isn't what this release contains`);
}
