import { execFile } from 'node:child_process';
import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { CARS_WIDTH, publishCars, SHADOWS_WIDTH } from './carFiles';
import { CATALOG_WIDTH, publishCatalog } from './catalog';
import { buildDrawings } from './drawings';
import { publish, publishCrop } from './publish';
import { publishStrip } from './publishStrip';
import { publishViews } from './publishViews';
import { publishVoyage, VOYAGE_WIDTH } from './publishVoyage';
import { crops, scenes } from './scenes';
import type { Crop, Scene } from './scenes';
import { keyOf, SCRIPTS } from './sceneKey';
import { strips, stripWidth } from './strips';
import { renderWidth, views } from './views';
import { weightsFolder } from './weights';

const run = promisify(execFile);
const CACHE = '.cache/pictures';
/** A photograph here, named like its scene or crop, replaces the render. */
const PHOTOGRAPHS = 'scripts/pictures/photographs';
/** The width of a render. `PICTURE_WIDTH=3200` renders at twice the largest file's width, which takes long. */
const WIDTH = process.env.PICTURE_WIDTH ?? '1600';
const SAMPLES = process.env.PICTURE_SAMPLES ?? '24';
/** Blender's threads. 0 for all processors. */
const THREADS = process.env.PICTURE_THREADS ?? '0';

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/**
 * `npm run pictures [name ...]`: writes the files and modules that the site uses, from a photograph if there is one, or
 * else from a denoised Blender render. `-- --no-render` uses the cached renders. What isn't a picture of its own is built
 * only by name: `voyage`, `cars`, `views`, `catalog`, `drawings` and the scenes of `strips`.
 */
async function build(options: readonly string[]): Promise<void> {
  const names = options.filter((option) => !option.startsWith('--'));
  await mkdir(CACHE, { recursive: true });
  const shouldRender = !options.includes('--no-render');
  for (const scene of scenes)
    if (names.length === 0 || names.includes(scene.name))
      console.log(await publishScene(scene, shouldRender));
  for (const crop of Object.values(crops).flat())
    if (names.includes(crop.name)) console.log(await publishOther(crop, shouldRender));
  if (names.includes('voyage')) console.log(await buildVoyage(shouldRender));
  if (names.includes('cars')) console.log(await buildCars(shouldRender));
  if (names.includes('views')) await buildViews(names, shouldRender);
  if (names.includes('catalog')) console.log(await buildCatalog(shouldRender));
  for (const strip of strips) {
    if (!names.includes(strip.scene)) continue;
    const render = await picture(strip.scene, String(stripWidth(strip)), shouldRender);
    console.log(render ? await publishStrip(strip, render) : `${strip.scene}: no render yet`);
  }
  if (names.includes('drawings')) console.log(await buildDrawings(CACHE, shouldRender ? blender : undefined));
}

async function publishScene(scene: Scene, shouldRender: boolean): Promise<string> {
  const photograph = await photographOf(scene.name);
  const image = photograph ?? (await picture(scene.name, WIDTH, shouldRender));
  if (!image) return `${scene.name}: no render yet`;
  const lines = [await publish(scene, image)];
  for (const crop of crops[scene.name] ?? [])
    lines.push(
      photograph && !(await photographOf(crop.name))
        ? `${crop.name}: still the render. Add ${PHOTOGRAPHS}/${crop.name}.jpg.`
        : await publishOther(crop, shouldRender),
    );
  return lines.join('\n');
}

async function publishOther(crop: Crop, shouldRender: boolean): Promise<string> {
  const image =
    (await photographOf(crop.name)) ?? (await picture(crop.name, String(crop.width), shouldRender));
  return image ? publishCrop(crop, image) : `${crop.name}: no render yet`;
}

async function photographOf(name: string): Promise<string | undefined> {
  const file = `${PHOTOGRAPHS}/${name}.jpg`;
  return (await exists(file)) ? file : undefined;
}

/** Builds the journey's landscape. Only on request, since it takes long. */
async function buildVoyage(shouldRender: boolean): Promise<string> {
  const land = await picture('voyage', String(VOYAGE_WIDTH), shouldRender);
  return land ? publishVoyage(land) : 'voyage: no render yet';
}

/** Builds the cars that drive through the landscape and stand beside the visitor's answers. */
async function buildCars(shouldRender: boolean): Promise<string> {
  const cars = await picture('voyage-cars', String(CARS_WIDTH), shouldRender);
  const paint = await picture('voyage-paint', String(CARS_WIDTH), shouldRender);
  const shadows = await picture('voyage-shadows', String(SHADOWS_WIDTH), shouldRender);
  return cars && paint && shadows ? publishCars({ cars, paint, shadows }) : 'cars: no render yet';
}

/** Builds the vehicles seen from the side and from above, or those named: the inspection page's car, and those in a container. */
async function buildViews(names: readonly string[], shouldRender: boolean): Promise<void> {
  const named = Object.entries(views).filter(([kind]) => names.includes(kind));
  for (const [kind, options] of named.length > 0 ? named : Object.entries(views)) {
    const width = String(renderWidth(options));
    const render = await picture(`views.${kind}`, width, shouldRender);
    const paint = await picture(`views-paint.${kind}`, width, shouldRender);
    console.log(render && paint ? await publishViews(kind, render, paint) : `${kind}: no render yet`);
  }
}

/** Builds the shop's pictures. */
async function buildCatalog(shouldRender: boolean): Promise<string> {
  const strip = await picture('catalog', String(CATALOG_WIDTH), shouldRender);
  return strip ? publishCatalog(strip) : 'catalog: no render yet';
}

/** A scene as a PNG, rendered if `shouldRender` and, except for masks, denoised, or nothing if it was never rendered. */
async function picture(name: string, width: string, shouldRender: boolean): Promise<string | undefined> {
  const render = `${CACHE}/${name}`;
  if (shouldRender) await renderOnce(name, width, render);
  if (!(await exists(`${render}.color.exr`))) return undefined;
  // Masks have no noise.
  const weights = name.includes('-paint') ? '-' : await weightsFolder(CACHE);
  await blender('develop.py', render, weights, `${render}.png`);
  return `${render}.png`;
}

/** Renders a scene, unless neither it nor the kit has changed since the last time. So an interrupted build can go on. */
async function renderOnce(name: string, width: string, render: string): Promise<void> {
  const key = await keyOf(name, [width, SAMPLES]);
  const last = await readFile(`${render}.key`, 'utf8').catch(() => '');
  if (last === key && (await exists(`${render}.color.exr`))) return;
  await blender('render.py', name, width, SAMPLES, render);
  await writeFile(`${render}.key`, key);
}

const blender = (script: string, ...options: string[]) =>
  run('blender', ['-b', '-t', THREADS, '-P', `${SCRIPTS}/${script}`, '--', ...options], { maxBuffer: 1e8 });

build(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
