import { readFile, writeFile } from 'node:fs/promises';
import type { Picture, PictureFiles } from '../../src/lib/picture';
import type { Scene } from './scenes';

const identifierOf = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
const fileOf = (name: string) => `src/content/pictures/${identifierOf(name)}.ts`;

/** Writes the module that a page imports: a whole picture with its texts, or only the files of a crop. */
export function writeModule(picture: Picture | PictureFiles): Promise<void> {
  const type = 'caption' in picture ? 'Picture' : 'PictureFiles';
  return writeFile(
    fileOf(picture.name),
    `import type { ${type} } from '../../lib/picture';\n\n/** Written by \`npm run pictures\`. Do not edit. */\nexport const ${identifierOf(picture.name)}: ${type} = ${JSON.stringify(picture, null, 2)};\n`,
  );
}

/** Updates the texts in a scene's module, without touching the picture's files. @returns a line for the terminal */
export async function writeWords({ name, alt, caption, stage }: Scene): Promise<string> {
  const text = await readFile(fileOf(name), 'utf8');
  const picture = JSON.parse(text.slice(text.indexOf('= ') + 2, text.lastIndexOf(';'))) as Picture;
  await writeModule({ ...picture, alt, caption, stage });
  return `${name}: ${alt}`;
}
