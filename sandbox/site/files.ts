import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { acceptedEncodings } from './encodings';

/** A file ready to send. */
export interface SiteFile {
  readonly name: string;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  readonly encoding?: string | undefined;
}

/** Compressed copies have no address, and `.well-known` (RFC 8615) is the only public dot folder. */
const isHidden = (name: string) =>
  /\.(?:br|gz)$/.test(name) || name.replace(/^\/\.well-known\//, '/').includes('/.');

async function read(file: string, name: string, encoding?: string): Promise<SiteFile | undefined> {
  const info = await stat(file).catch(() => undefined);
  if (!info?.isFile()) return undefined;
  const etag = `W/"${info.size.toString(36)}-${Math.floor(info.mtimeMs).toString(36)}${encoding ?? ''}"`;
  return { name, body: new Uint8Array(await readFile(file)), etag, encoding };
}

/**
 * Finds a file of the built site, compressed if the client accepts it and the build wrote a compressed copy.
 * Never reads outside the root folder.
 *
 * @param name the decoded path within the site, such as '/assets/main.js'
 */
export async function findFile(
  root: string,
  name: string,
  accept: string | null,
): Promise<SiteFile | undefined> {
  const file = path.resolve(root, `.${name}`);
  if (!file.startsWith(path.resolve(root) + path.sep) || name.includes('\0') || isHidden(name))
    return undefined;
  for (const { name: encoding, extension } of acceptedEncodings(accept)) {
    const compressed = await read(file + extension, name, encoding);
    if (compressed) return compressed;
  }
  return read(file, name);
}
