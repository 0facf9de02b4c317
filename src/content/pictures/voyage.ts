import type { PictureFiles } from '../../lib/picture';

// Written by `npm run pictures voyage`. Do not edit.

/** Of a tile's files. */
const size = { width: 720, height: 760, widths: [320, 480, 720] };

/** Adjoining tiles of one landscape. */
export const voyageTiles: Readonly<
  Record<'lead' | 'buy' | 'inspect' | 'collect' | 'ship' | 'clear' | 'deliver' | 'trail', PictureFiles>
> = {
  lead: {
    ...size,
    name: 'voyage-lead',
    version: '3c363039',
    color: '#d8e8e8',
    alt: 'Model of a country road: a farmhouse, fields, and the doors of an auto auction.',
  },
  buy: {
    ...size,
    name: 'voyage-buy',
    version: '30d4c3a3',
    color: '#d8e8e8',
    alt: 'Model of an auction yard: rows of cars with lot numbers, an office with an orange flag behind them.',
  },
  inspect: {
    ...size,
    name: 'voyage-inspect',
    version: 'b3a0bf82',
    color: '#d8e8e8',
    alt: 'Model of an inspection bay: a white SUV on a lift, a sedan with its hood up, a person with a clipboard.',
  },
  collect: {
    ...size,
    name: 'voyage-collect',
    version: 'af1b7f56',
    color: '#d8e8e8',
    alt: 'Model of the road to the port: a car hauler with four cars passes a green road sign near the gate.',
  },
  ship: {
    ...size,
    name: 'voyage-ship',
    version: '9a77395f',
    color: '#d8e8e8',
    alt: 'Model of a RoRo vessel: her deck open between two piers, the sea behind.',
  },
  clear: {
    ...size,
    name: 'voyage-clear',
    version: '82aed081',
    color: '#d8e8e8',
    alt: 'Model of a terminal in Lagos: an orange crane, stacked containers, customs officers at an examination bay.',
  },
  deliver: {
    ...size,
    name: 'voyage-deliver',
    version: 'bee5f063',
    color: '#d8e8e8',
    alt: 'Model of a street in Nigeria: palms, a house with a red roof, people waiting at its open gate.',
  },
  trail: {
    ...size,
    name: 'voyage-trail',
    version: '5a8154b7',
    color: '#d8e8e8',
    alt: 'Model of a street in Nigeria: palms, yard walls, a yellow van at the curb.',
  },
};

/** A car's frame, as a fraction of a tile's width. */
export const carWidth = 0.375;
/** The lane's center line, as a fraction of a tile's height from its top. */
export const laneHeight = 0.8579;
/** The same line in a car's frame, as a fraction of its height from the bottom. */
export const carFoot = 0.2118;
