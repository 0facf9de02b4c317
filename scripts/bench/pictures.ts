import { readdir, stat } from 'node:fs/promises';
import { pictureBudgets } from './budgets';

export interface PictureBytes {
  readonly name: string;
  readonly bytes: number;
  readonly budget: number;
}

/** Weight of each picture at 800 px as AVIF, against its budget. */
export async function pictureBytes(folder = 'public/pictures'): Promise<readonly PictureBytes[]> {
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('-800.avif'));
  return Promise.all(
    files.map(async (file) => {
      const name = file.split('.')[0] ?? file;
      const { size } = await stat(`${folder}/${file}`);
      return { name, bytes: size, budget: name === 'hero' ? pictureBudgets.hero : pictureBudgets.other };
    }),
  );
}
