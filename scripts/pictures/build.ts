import { execFile } from 'node:child_process';
import { access, mkdir } from 'node:fs/promises';
import { promisify } from 'node:util';
import { writeWords } from './module';
import { publish } from './publish';
import { scenes } from './scenes';
import type { Scene } from './scenes';

const run = promisify(execFile);
const CACHE = '.cache/pictures';
/** A photograph here, named like its scene, takes the place of the render. */
const PHOTOGRAPHS = 'scripts/pictures/photographs';
/** Width of a render; `PICTURE_WIDTH=3200` for twice the largest file, on a machine with time. */
const WIDTH = process.env.PICTURE_WIDTH ?? '1600';
const SAMPLES = process.env.PICTURE_SAMPLES ?? '96';

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/**
 * `npm run pictures [name ...]`: writes the files and modules that the site uses, from a photograph where there is one,
 * else from a render by Blender with its grain taken out. With `-- --no-render` it takes the renders that lie in the
 * cache, with `-- --words` only the words of `scenes.ts`.
 */
async function build(options: readonly string[]): Promise<void> {
  const names = options.filter((option) => !option.startsWith('--'));
  await mkdir(CACHE, { recursive: true });
  for (const scene of scenes) {
    if (names.length > 0 && !names.includes(scene.name)) continue;
    const photograph = `${PHOTOGRAPHS}/${scene.name}.jpg`;
    if (options.includes('--words')) console.log(await writeWords(scene));
    else if (await exists(photograph)) console.log(await publish(scene, photograph));
    else console.log(await publishRender(scene, !options.includes('--no-render')));
  }
}

async function publishRender(scene: Scene, renders: boolean): Promise<string> {
  const raw = `${CACHE}/${scene.name}.raw.png`;
  const clean = `${CACHE}/${scene.name}.png`;
  const command = ['-b', '-P', 'scripts/pictures/render.py', '--', scene.name, WIDTH, SAMPLES, raw];
  if (renders) await run('blender', command, { maxBuffer: 1e8 });
  if (!(await exists(raw))) return `${scene.name}: no render yet`;
  await run('/usr/bin/python3', ['scripts/pictures/denoise.py', raw, clean]);
  return publish(scene, clean);
}

build(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
