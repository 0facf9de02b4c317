import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { HEADERS_FILE } from '../../sandbox/site/pageHeaders';
import type { HeaderSet } from '../build/headers';
import { edgeHeaders } from './edge';
import { headersConf, mapsConf, typesConf } from './nginx';

/** The folder for generated files. */
export const GENERATED = path.dirname(HEADERS_FILE);

/** The edge hosts' file; undefined, after a warning, if they couldn't take it. nginx and the sandbox don't need it. */
function edgeFile(headers: HeaderSet): string | undefined {
  try {
    return edgeHeaders(headers);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    console.warn(`Not for Netlify and Cloudflare Pages: ${String(error)}`);
    return undefined;
  }
}

/** Writes a build's headers in the formats of the sandbox, nginx and the edge hosts. Each release has its own copy. */
export async function writeDeployment(headers: HeaderSet, out = GENERATED): Promise<void> {
  const files = {
    'maps.conf': mapsConf(headers),
    'headers.conf': headersConf(headers),
    'types.conf': typesConf(),
    [path.basename(HEADERS_FILE)]: JSON.stringify(headers, null, 2),
    _headers: edgeFile(headers),
  };
  await mkdir(out, { recursive: true });
  await Promise.all(
    Object.entries(files).map(async ([name, text]) => {
      if (text !== undefined) await writeFile(path.join(out, name), text);
    }),
  );
}
