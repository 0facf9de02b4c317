import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { acceptedEncodings } from './encodings';

/** A file as it is to be sent. */
export interface SiteFile {
  readonly name: string;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  readonly encoding?: string | undefined;
}

/** Compressed siblings are not pages; of the dot folders, only the one of RFC 8615 is public. */
const isHidden = (name: string) =>
  /\.(?:br|gz)$/.test(name) || name.replace(/^\/\.well-known\//, '/').includes('/.');

async function read(file: string, name: string, encoding?: string): Promise<SiteFile | undefined> {
  const info = await stat(file).catch(() => undefined);
  if (!info?.isFile()) return undefined;
  const etag = `W/"${info.size.toString(36)}-${Math.floor(info.mtimeMs).toString(36)}${encoding ?? ''}"`;
  return { name, body: new Uint8Array(await readFile(file)), etag, encoding };
}

/**
 * A file of the built site by its path within it, compressed where client and build can.
 * Nothing outside the folder is ever read.
 *
 * @param name absolute within the site, decoded: '/assets/main.js'
 */
export async function findFile(
  root: string,
  name: string,
  accept: string | null,
): Promise<SiteFile | undefined> {
  const file = path.resolve(root, `.${name}`);
  if (!file.startsWith(path.resolve(root) + path.sep) || name.includes('\0') || isHidden(name))
    return undefined;
  for (const { name: encoding, ending } of acceptedEncodings(accept)) {
    const compressed = await read(file + ending, name, encoding);
    if (compressed) return compressed;
  }
  return read(file, name);
}
