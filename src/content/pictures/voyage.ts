import type { PictureFiles } from '../../lib/picture';

// Written by `npm run pictures voyage`. Do not edit.

/** Adjoining tiles of one landscape. */
export const voyageTiles: Readonly<Record<'lead' | 'buy' | 'inspect' | 'collect' | 'ship' | 'clear' | 'deliver' | 'trail', PictureFiles>> = {
  "lead": {
    "name": "voyage-lead",
    "version": "5db867d8",
    "width": 720,
    "height": 540,
    "widths": [
      320,
      480,
      720
    ],
    "color": "#c8c8c8",
    "alt": "Model of a country road: a farmhouse, fields, and the doors of an auto auction."
  },
  "buy": {
    "name": "voyage-buy",
    "version": "abcc13c0",
    "width": 720,
    "height": 540,
    "widths": [
      320,
      480,
      720
    ],
    "color": "#484848",
    "alt": "Model of an auction yard: rows of cars with lot numbers, an office with an orange flag behind them."
  },
  "inspect": {
    "name": "voyage-inspect",
    "version": "cff5b553",
    "width": 720,
    "height": 540,
    "widths": [
      320,
      480,
      720
    ],
    "color": "#a89878",
    "alt": "Model of an inspection bay: a white SUV on a lift, a sedan with its hood up, a person with a clipboard."
  },
  "collect": {
    "name": "voyage-collect",
    "version": "02fdfb9e",
    "width": 720,
    "height": 540,
    "widths": [
      320,
      480,
      720
    ],
    "color": "#483838",
    "alt": "Model of the road to the port: a car hauler with four cars passes a green road sign near the gate."
  },
  "ship": {
    "name": "voyage-ship",
    "version": "3949cf6b",
    "width": 720,
    "height": 540,
    "widths": [
      320,
      480,
      720
    ],
    "color": "#c8c8c8",
    "alt": "Model of a RoRo vessel: her deck open between two piers, the sea behind."
  },
  "clear": {
    "name": "voyage-clear",
    "version": "ffe855a5",
    "width": 720,
    "height": 540,
    "widths": [
      320,
      480,
      720
    ],
    "color": "#483838",
    "alt": "Model of a terminal in Lagos: an orange crane, stacked containers, customs officers at an examination bay."
  },
  "deliver": {
    "name": "voyage-deliver",
    "version": "2baee7b6",
    "width": 720,
    "height": 540,
    "widths": [
      320,
      480,
      720
    ],
    "color": "#484838",
    "alt": "Model of a street in Nigeria: palms, a house with a red roof, people waiting at its open gate."
  },
  "trail": {
    "name": "voyage-trail",
    "version": "3b254aa8",
    "width": 720,
    "height": 540,
    "widths": [
      320,
      480,
      720
    ],
    "color": "#c83828",
    "alt": "Model of a street in Nigeria: palms, yard walls, a yellow van at the curb."
  }
};

/** A car's frame, as a fraction of a tile's width. */
export const carWidth = 0.375;
/** The lane's center line, as a fraction of a tile's height from its top. */
export const laneHeight = 0.8;
/** The same line in a car's frame, as a fraction of its height from the bottom. */
export const carFoot = 0.2118;
