import type { PictureFiles } from '../../lib/picture';

// Written by `npm run pictures`. Do not edit.

type Files = Readonly<Record<string, Pick<PictureFiles, 'version' | 'color'>>>;

export const strips = {
  vessel: {
    width: 640,
    height: 456,
    widths: [480, 640],
    files: {
      roro: { version: 'c9480b9e', color: '#d8e8e8' },
      container: { version: '1e4b28fd', color: '#d8e8e8' },
      'flat-rack': { version: 'e2a8c70f', color: '#d8e8e8' },
      breakbulk: { version: '072064b0', color: '#d8e8e8' },
    },
  },
  way: {
    width: 1056,
    height: 408,
    widths: [480, 1056],
    files: {
      roro: { version: '76324358', color: '#d8e8e8' },
      container: { version: '89169c59', color: '#d8e8e8' },
    },
  },
  truck: {
    width: 1120,
    height: 440,
    widths: [480, 720, 1120],
    files: {
      carrier: { version: '16d1bbe6', color: '#d8e8e8' },
      enclosed: { version: '23c56900', color: '#d8e8e8' },
      rollback: { version: 'a4fa0487', color: '#d8e8e8' },
      lowboy: { version: '20b96e9b', color: '#d8e8e8' },
      chassis: { version: '6adc613b', color: '#d8e8e8' },
    },
  },
} as const;

/** A picture cut from a strip: side by side, they show one sea or road. Without `alt` if the text beside it says the same. */
export function stripPicture(strip: keyof typeof strips, id: string, alt = ''): PictureFiles {
  const { files, ...size } = strips[strip];
  const versions: Files = files;
  return { name: `${strip}-${id}`, version: '', color: 'none', ...versions[id], ...size, alt };
}
