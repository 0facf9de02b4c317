import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { HEADERS_FILE } from '../../sandbox/site/pageHeaders';
import type { HeaderSet } from '../build/headers';
import { edgeHeaders } from './edge';
import { headersConf, mapsConf, typesConf } from './nginx';

/** The folder for generated files. */
export const GENERATED = path.dirname(HEADERS_FILE);

/** Writes a build's headers in the formats of the sandbox, nginx and the edge hosts. Each release has its own copy. */
export async function writeDeployment(headers: HeaderSet, out = GENERATED): Promise<void> {
  const files = {
    'maps.conf': mapsConf(headers),
    'headers.conf': headersConf(headers),
    'types.conf': typesConf(),
    _headers: edgeHeaders(headers),
    [path.basename(HEADERS_FILE)]: JSON.stringify(headers, null, 2),
  };
  await mkdir(out, { recursive: true });
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(path.join(out, name), text)));
}
