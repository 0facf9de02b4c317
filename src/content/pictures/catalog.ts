import type { PictureFiles } from '../../lib/picture';

// Written by `npm run pictures catalog`. Do not edit.

const files: Readonly<Record<string, Pick<PictureFiles, 'version' | 'color'>>> = {
  sedan: { version: 'd4c8bafc', color: '#186878' },
  suv: { version: '89f11ce9', color: '#186878' },
  pickup: { version: '49c37182', color: '#186878' },
  minivan: { version: 'fc2668e3', color: '#186878' },
  'cargo-van': { version: '6622d556', color: '#186878' },
  bus: { version: '25fc85ba', color: '#186878' },
  truck: { version: '62add946', color: '#186878' },
  machine: { version: '3d4167d1', color: '#186878' },
  motorcycle: { version: 'da90cec8', color: '#186878' },
  scooter: { version: '1525120a', color: '#186878' },
  tires: { version: 'd2134251', color: '#e8b808' },
  'body-parts': { version: '0f01382e', color: '#e8b808' },
  mechanical: { version: 'da67cb80', color: '#e8b808' },
  keys: { version: '5508aaa4', color: '#f8b808' },
};

/** The picture of a shop item. Its name stands next to it. */
export const catalogPicture = (id: string): PictureFiles => ({
  name: `shop-${id}`,
  version: '',
  color: 'none',
  ...files[id],
  width: 560,
  height: 350,
  widths: [560],
  alt: '',
});
