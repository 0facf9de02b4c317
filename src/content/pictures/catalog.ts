import type { PictureFiles } from '../../lib/picture';

// Written by `npm run pictures catalog`. Do not edit.

const versions: Readonly<Record<string, string>> = {
  sedan: '279eb69d',
  suv: '8b5a3b4b',
  pickup: 'bd75d770',
  minivan: '454943ae',
  'cargo-van': 'c2952b3b',
  bus: '1ac189ff',
  truck: 'bcccd374',
  machine: 'd68c16fc',
  motorcycle: '16d9cca6',
  scooter: '01df54d2',
  tires: '8fca0b75',
  'body-parts': '772e1c54',
  mechanical: '62616456',
  keys: '611b8be2',
};

/** The picture of a shop item. Its name stands next to it. */
export const catalogPicture = (id: string): PictureFiles => ({
  name: `shop-${id}`,
  version: versions[id] ?? '',
  width: 560,
  height: 350,
  widths: [560],
  color: '#b8b8b8',
  alt: '',
});
