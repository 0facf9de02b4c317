import type { PictureFiles } from '../../lib/picture';

// Written by `npm run pictures vessels`. Do not edit.

type Files = Readonly<Record<string, Pick<PictureFiles, 'version' | 'color'>>>;

const vessels: Files = {
  roro: { version: 'c3b726f4', color: '#d8e8e8' },
  container: { version: 'f7aba571', color: '#d8e8e8' },
  'flat-rack': { version: '2af8ac3d', color: '#d8e8e8' },
  breakbulk: { version: 'b3c13eff', color: '#d8e8e8' },
};
const ways: Files = {
  roro: { version: '76324358', color: '#d8e8e8' },
  container: { version: '89169c59', color: '#d8e8e8' },
};

/** The picture of a kind of carrier: side by side, they are one sea. Its name stands below it. */
export const vesselPicture = (id: string): PictureFiles => ({
  name: `vessel-${id}`,
  version: '',
  color: 'none',
  ...vessels[id],
  width: 640,
  height: 512,
  widths: [480, 640],
  alt: '',
});

/** RoRo or a container, cut open. */
export const wayPicture = (id: string, alt: string): PictureFiles => ({
  name: `way-${id}`,
  version: '',
  color: 'none',
  ...ways[id],
  width: 1056,
  height: 408,
  widths: [480, 1056],
  alt,
});
