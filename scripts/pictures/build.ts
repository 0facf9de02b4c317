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
/** A photograph here, named like its scene, replaces the render. */
const PHOTOGRAPHS = 'scripts/pictures/photographs';
/** The width of a render. `PICTURE_WIDTH=3200` renders at twice the largest file's width, which takes long. */
const WIDTH = process.env.PICTURE_WIDTH ?? '1600';
const SAMPLES = process.env.PICTURE_SAMPLES ?? '96';

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/**
 * `npm run pictures [name ...]`: writes the files and modules that the site uses, from a photograph if there is one, or
 * else from a denoised Blender render. `-- --no-render` uses the cached renders, and `-- --words` updates only the texts
 * from `scenes.ts`.
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

async function publishRender(scene: Scene, shouldRender: boolean): Promise<string> {
  const raw = rawOf(scene.name);
  const clean = `${CACHE}/${scene.name}.png`;
  if (shouldRender) await render(scene.name, WIDTH);
  if (!(await exists(raw))) return `${scene.name}: no render yet`;
  await denoise(raw, clean);
  return publish(scene, clean);
}

/** Builds the journey's landscape and the cars that drive through it. Only on request, since it takes long. */
async function buildVoyage(shouldRender: boolean): Promise<string> {
  if (shouldRender) {
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
