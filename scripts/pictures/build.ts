import { execFile } from 'node:child_process';
import { access, mkdir } from 'node:fs/promises';
import { promisify } from 'node:util';
import { writeWords } from './module';
import { publish } from './publish';
import { publishVoyage, VOYAGE } from './publishVoyage';
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
  if (names.includes('voyage')) console.log(await buildVoyage(!options.includes('--no-render')));
}

async function publishRender(scene: Scene, renders: boolean): Promise<string> {
  const raw = rawOf(scene.name);
  const clean = `${CACHE}/${scene.name}.png`;
  if (renders) await render(scene.name, WIDTH);
  if (!(await exists(raw))) return `${scene.name}: no render yet`;
  await denoise(raw, clean);
  return publish(scene, clean);
}

/** The one landscape of the journey, with the cars that drive through it; only by its name, since it takes long. */
async function buildVoyage(renders: boolean): Promise<string> {
  if (renders) {
    await render('voyage', String(VOYAGE.width));
    await render('voyage-cars', String(VOYAGE.carsWidth));
    await render('voyage-shadows', String(VOYAGE.carsWidth));
  }
  const clean = `${CACHE}/voyage.png`;
  await denoise(rawOf('voyage'), clean);
  return publishVoyage({ land: clean, cars: rawOf('voyage-cars'), shadows: rawOf('voyage-shadows') });
}

const rawOf = (name: string) => `${CACHE}/${name}.raw.png`;

const render = (name: string, width: string) =>
  run('blender', ['-b', '-P', 'scripts/pictures/render.py', '--', name, width, SAMPLES, rawOf(name)], {
    maxBuffer: 1e8,
  });

const denoise = (raw: string, clean: string) =>
  run('/usr/bin/python3', ['scripts/pictures/denoise.py', raw, clean]);

build(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
