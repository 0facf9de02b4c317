import { writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { pictureFiles } from '../../src/content/pictures/files';
import { stageFiles } from '../../src/content/pictures/stageFiles';
import type { PictureFiles } from '../../src/lib/picture';

/** The widths of files that several pictures have, by the name of their constant. */
const SHARED = {
  usual: { width: 1600, widths: [480, 720, 1200, 1600] },
  phone: { width: 720, widths: [480, 720] },
  stage: { width: 720, widths: [720] },
};

type Files = Omit<PictureFiles, 'name' | 'alt'>;

/** All pictures' files, with those that this run has written so far. */
const written: Record<string, Files> = { ...pictureFiles, ...stageFiles };

function entryOf([name, files]: readonly [string, Files]): string {
  const { version, width, widths, height, color } = files;
  const shared = Object.entries(SHARED).find(([, one]) => one.widths.join() === widths.join())?.[0];
  const sizes = shared ? `...${shared}` : `width: ${String(width)}, widths: ${JSON.stringify(widths)}`;
  return `'${name}': { version: '${version}', ${sizes}, height: ${String(height)}, color: '${color}' },`;
}

/** Writes generated code, formatted like the rest. */
export async function writeCode(file: string, code: string): Promise<void> {
  await writeFile(file, await format(code, { ...(await resolveConfig(file)), filepath: file }));
}

/** Of a crop for the steps' page. Its files have a module of their own, because every page loads the others'. */
const isOfStage = (name: string) => name.endsWith('-stage');

/** Updates a picture's files in the module from which pages get them. */
export async function writePicture(name: string, files: Files): Promise<void> {
  written[name] = files;
  const [file, id] = isOfStage(name) ? ['stageFiles', 'stageFiles'] : ['files', 'pictureFiles'];
  const entries = Object.entries(written)
    .filter(([one]) => isOfStage(one) === isOfStage(name))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(entryOf)
    .join('\n');
  const constants = Object.entries(SHARED)
    .filter(([shared]) => entries.includes(`...${shared},`))
    .map(([shared, sizes]) => `const ${shared} = ${JSON.stringify(sizes)} as const;`);
  await writeCode(
    `src/content/pictures/${file}.ts`,
    `// Written by \`npm run pictures\`. Do not edit.

${constants.join('\n')}

/** The files of each picture, by its name. */
export const ${id} = {
  ${entries}
} as const;
`,
  );
}
