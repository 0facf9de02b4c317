import { writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import * as written from '../../src/content/pictures/scenes';
import type { Picture, PictureFiles } from '../../src/lib/picture';
import type { Scene } from './scenes';

const MODULE = 'src/content/pictures/scenes.ts';
const HEAD = `import type { Picture, PictureFiles } from '../../lib/picture';

// Written by \`npm run pictures\`. Do not edit.
`;

/** All pictures by their names in code, with those that this run has written so far. */
const pictures: Record<string, Picture | PictureFiles> = { ...written };

const identifierOf = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Writes generated code, formatted like the rest. */
export async function writeCode(file: string, code: string): Promise<void> {
  await writeFile(file, await format(code, { ...(await resolveConfig(file)), filepath: file }));
}

/** Updates the module that pages import: a whole picture with its texts, or only the files of a crop. */
export async function writePicture(picture: Picture | PictureFiles): Promise<void> {
  pictures[identifierOf(picture.name)] = picture;
  const constants = Object.entries(pictures)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([identifier, value]) => {
      const type = 'caption' in value ? 'Picture' : 'PictureFiles';
      return `export const ${identifier}: ${type} = ${JSON.stringify(value)};\n`;
    });
  await writeCode(MODULE, [HEAD, ...constants].join('\n'));
}

/** Updates the texts of a scene's picture, without touching its files. @returns a line for the terminal */
export async function writeWords({ name, alt, caption, stage }: Scene): Promise<string> {
  const picture = pictures[identifierOf(name)];
  if (!picture) throw new Error(`${name} has no picture yet.`);
  await writePicture({ ...picture, alt, caption, stage });
  return `${name}: ${alt}`;
}
