import { execFile } from 'node:child_process';
import { mkdir, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { scenes } from './scenes';
import { publish } from './publish';

const run = promisify(execFile);
const CACHE = '.cache/pictures';
/** Width of a render; `PICTURE_WIDTH=3200` for twice the largest file, on a machine with time. */
const WIDTH = process.env.PICTURE_WIDTH ?? '1600';
const SAMPLES = process.env.PICTURE_SAMPLES ?? '96';

/**
 * `npm run pictures [name ...]`: renders the scenes with Blender, takes out the grain, and writes the files and modules
 * that the site uses. With `-- --no-render` it takes the renders that lie in the cache.
 */
async function build(options: readonly string[]): Promise<void> {
  const names = options.filter((option) => !option.startsWith('--'));
  await mkdir(CACHE, { recursive: true });
  for (const scene of scenes) {
    if (names.length > 0 && !names.includes(scene.name)) continue;
    const raw = `${CACHE}/${scene.name}.raw.png`;
    const clean = `${CACHE}/${scene.name}.png`;
    if (!options.includes('--no-render'))
      await run(
        'blender',
        ['-b', '-P', 'scripts/pictures/render.py', '--', scene.name, WIDTH, SAMPLES, raw],
        {
          maxBuffer: 1e8,
        },
      );
    if (!(await stat(raw).catch(() => undefined))) {
      console.log(`${scene.name}: no render yet`);
      continue;
    }
    await run('/usr/bin/python3', ['scripts/pictures/denoise.py', raw, clean]);
    console.log(await publish(scene, clean));
  }
}

build(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
