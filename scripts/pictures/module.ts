import { readFile, writeFile } from 'node:fs/promises';
import type { Picture } from '../../src/lib/picture';
import type { Scene } from './scenes';

const identifierOf = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
const fileOf = (name: string) => `src/content/pictures/${identifierOf(name)}.ts`;

/** Writes the module that a page imports. */
export const writeModule = (picture: Picture): Promise<void> =>
  writeFile(
    fileOf(picture.name),
    `import type { Picture } from '../../lib/picture';\n\n/** Written by scripts/pictures: change the scene, not this. */\nexport const ${identifierOf(picture.name)}: Picture = ${JSON.stringify(picture, null, 2)};\n`,
  );

/** Brings the words of a scene into its module; the picture's files stay. @returns a line for the terminal */
export async function writeWords({ name, alt, caption, stage }: Scene): Promise<string> {
  const text = await readFile(fileOf(name), 'utf8');
  const picture = JSON.parse(text.slice(text.indexOf('= ') + 2, text.lastIndexOf(';'))) as Picture;
  await writeModule({ ...picture, alt, caption, stage });
  return `${name}: ${alt}`;
}
