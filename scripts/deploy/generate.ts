import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { HeaderSet } from '../build/headers';
import { edgeHeaders } from './edge';
import { headersConf, mapsConf, typesConf } from './nginx';

/** Where a build leaves them: beside the site, never in the folder that is served. */
export const GENERATED = 'deploy/generated';

/** Writes the header set of a build as nginx and the edge hosts read it. A release carries its own copy. */
export async function writeDeployment(headers: HeaderSet, out = GENERATED): Promise<void> {
  const files = {
    'maps.conf': mapsConf(headers),
    'headers.conf': headersConf(headers),
    'types.conf': typesConf(),
    _headers: edgeHeaders(headers),
  };
  await mkdir(out, { recursive: true });
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(path.join(out, name), text)));
}
