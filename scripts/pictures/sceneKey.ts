import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

export const SCRIPTS = 'scripts/pictures';

/** A hash of all that decides how a scene looks: its module and those it imports, the kit, and the render's settings. */
export async function keyOf(name: string, settings: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(settings.join(' '));
  for (const file of await modulesOf(name)) hash.update(await readFile(file));
  return hash.digest('hex');
}

/** A scene may be made of several modules, all of which begin with its first word: `hero-tall` is built from `hero`. */
async function modulesOf(name: string): Promise<readonly string[]> {
  const scenes = await pythonFiles(`${SCRIPTS}/scenes`);
  const own = scenes.filter((file) => file.startsWith(`${SCRIPTS}/scenes/${name.split(/[-.]/)[0] ?? name}`));
  // Some of the shop's vehicles are also drawn, and one that is seen from the side and from above.
  const drawn = name === 'catalog' || name.startsWith('views') ? [`${SCRIPTS}/drawn.py`] : [];
  return [`${SCRIPTS}/render.py`, ...(await pythonFiles(`${SCRIPTS}/kit`)), ...drawn, ...own];
}

async function pythonFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  return entries
    .filter((entry) => entry.endsWith('.py'))
    .sort()
    .map((entry) => `${folder}/${entry}`);
}
