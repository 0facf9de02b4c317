import { readdir, stat } from 'node:fs/promises';
import { PHONE_PICTURE_BYTES, PHONE_WIDTH } from './budgets';

export interface PictureBytes {
  readonly name: string;
  readonly bytes: number;
  readonly budget: number;
}

/** The bytes of each picture at the size a phone loads, with its budget. */
export async function pictureBytes(folder = 'public/pictures'): Promise<readonly PictureBytes[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(`-${String(PHONE_WIDTH)}.avif`));
  return Promise.all(
    files.map(async (file) => {
      const name = file.split('.')[0] ?? file;
      const { size } = await stat(`${folder}/${file}`);
      return { name, bytes: size, budget: PHONE_PICTURE_BYTES };
    }),
  );
}
