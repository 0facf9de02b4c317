import type { PictureFiles } from '../../lib/picture';

// Written by `npm run pictures catalog`. Do not edit.

const versions: Readonly<Record<string, string>> = {
  sedan: '250eb712',
  suv: '9e8700ba',
  pickup: 'cd2a34cf',
  minivan: 'd59fcb37',
  'cargo-van': '4a9ef5d4',
  bus: '0ddae643',
  truck: 'c7c2c54c',
  machine: '25d513a7',
  motorcycle: 'b7c61d88',
  scooter: 'e5ea116f',
  tires: 'd0c7fb67',
  'body-parts': '2a771565',
  mechanical: '585a32df',
  keys: '74d2e53a',
};

/** The picture of a shop item. Its name stands next to it. */
export const catalogPicture = (id: string): PictureFiles => ({
  name: `shop-${id}`,
  version: versions[id] ?? '',
  width: 560,
  height: 350,
  widths: [560],
  color: '#e8d8b8',
  alt: '',
});
