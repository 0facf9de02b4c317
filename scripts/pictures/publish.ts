import { createHash } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import sharp from 'sharp';
import { pictureBudgets } from '../bench/budgets';
import { writeModule } from './module';
import type { Scene } from './scenes';

const WIDTHS = [480, 800, 1200, 1600];
/** The width at which a budget is set. */
const MEASURED_WIDTH = 800;
const FILES = 'public/pictures';
/** AVIF qualities from the best to what is still good to look at. */
const QUALITIES = [62, 58, 54, 50, 46, 42, 38, 34, 30];

/**
 * Writes a render as AVIF and WebP in all widths, as good as its budget allows, and the module that a page imports.
 * @returns a line for the terminal
 */
export async function publish(scene: Scene, render: string): Promise<string> {
  const { name } = scene;
  const budget = name === 'hero' ? pictureBudgets.hero : pictureBudgets.other;
  const at = (width: number) => sharp(render).resize(width);
  let quality = QUALITIES.at(-1) ?? 30;
  let weight = 0;
  for (const candidate of QUALITIES) {
    weight = (await at(MEASURED_WIDTH).avif({ quality: candidate, effort: 6 }).toBuffer()).length;
    quality = candidate;
    if (weight <= budget) break;
  }

  const { width: fullWidth, height: fullHeight } = await sharp(render).metadata();
  const version = createHash('sha256')
    .update(await sharp(render).raw().toBuffer())
    .update(String(quality));
  const hash = version.digest('hex').slice(0, 8);
  await mkdir(FILES, { recursive: true });
  for (const file of await readdir(FILES)) if (file.startsWith(`${name}.`)) await rm(`${FILES}/${file}`);
  const widths = WIDTHS.filter((width) => width <= fullWidth);
  for (const width of widths) {
    const base = `${FILES}/${name}.${hash}-${String(width)}`;
    await at(width).avif({ quality, effort: 6 }).toFile(`${base}.avif`);
    await at(width)
      .webp({ quality: Math.min(80, quality + 22), effort: 5 })
      .toFile(`${base}.webp`);
  }

  const { dominant } = await sharp(render).resize(64).stats();
  const hex = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('');
  const largest = widths.at(-1) ?? fullWidth;
  await writeModule({
    name,
    version: hash,
    width: largest,
    height: Math.round((largest * fullHeight) / fullWidth),
    widths,
    color: `#${hex}`,
    alt: scene.alt,
    caption: scene.caption,
    stage: scene.stage,
  });
  return `${name}: AVIF quality ${String(quality)}, ${(weight / 1000).toFixed(1)} kB at ${String(MEASURED_WIDTH)} px`;
}
