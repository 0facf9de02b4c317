import { writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { pictureFiles } from '../../src/content/pictures/files';
import type { PictureFiles } from '../../src/lib/picture';

const MODULE = 'src/content/pictures/files.ts';
const USUAL = { width: 1600, widths: [480, 720, 1200, 1600] };

type Files = Omit<PictureFiles, 'name' | 'alt'>;

/** All pictures' files, with those that this run has written so far. */
const written: Record<string, Files> = { ...pictureFiles };

const isUsual = ({ width, widths }: Files) => width === USUAL.width && widths.join() === USUAL.widths.join();

function entryOf([name, files]: readonly [string, Files]): string {
  const { version, width, widths, height, color } = files;
  const sizes = isUsual(files) ? '...usual' : `width: ${String(width)}, widths: ${JSON.stringify(widths)}`;
  return `'${name}': { version: '${version}', ${sizes}, height: ${String(height)}, color: '${color}' },`;
}

/** Writes generated code, formatted like the rest. */
export async function writeCode(file: string, code: string): Promise<void> {
  await writeFile(file, await format(code, { ...(await resolveConfig(file)), filepath: file }));
}

/** Updates a picture's files in the module from which pages get them. */
export async function writePicture(name: string, files: Files): Promise<void> {
  written[name] = files;
  const entries = Object.entries(written)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(entryOf);
  await writeCode(
    MODULE,
    `// Written by \`npm run pictures\`. Do not edit.

/** The widths of most pictures' files. */
const usual = ${JSON.stringify(USUAL)} as const;

/** The files of each picture, by its name. */
export const pictureFiles = {
  ${entries.join('\n')}
} as const;
`,
  );
}
