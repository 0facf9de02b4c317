import type { PictureFiles } from '../../lib/picture';

// Written by `npm run pictures voyage`. Do not edit.

/** Adjoining tiles of one landscape. */
export const voyageTiles: Readonly<Record<'lead' | 'buy' | 'inspect' | 'collect' | 'ship' | 'clear' | 'deliver' | 'trail', PictureFiles>> = {
  "lead": {
    "name": "voyage-lead",
    "version": "d15f2f52",
    "width": 720,
    "height": 540,
    "widths": [
      320,
      480,
      720
    ],
    "color": "#d8d8c8",
    "alt": "Model of a country road: a farmhouse, fields, and the doors of an auto auction."
  },
  "buy": {
    "name": "voyage-buy",
    "version": "df8394b7",
    "width": 720,
    "height": 540,
    "widths": [
      320,
      480,
      720
    ],
    "color": "#889898",
    "alt": "Model of an auction yard: rows of cars with lot numbers, an office with an orange flag behind them."
  },
  "inspect": {
    "name": "voyage-inspect",
    "version": "7138132b",
    "width": 720,
    "height": 540,
    "widths": [
      320,
      480,
      720
    ],
    "color": "#d8d8c8",
    "alt": "Model of an inspection bay: a white SUV on a lift, a sedan with its hood up, a person with a clipboard."
  },
  "collect": {
    "name": "voyage-collect",
    "version": "9e4cb8d8",
    "width": 720,
    "height": 540,
    "widths": [
      320,
      480,
      720
    ],
    "color": "#b8c898",
    "alt": "Model of the road to the port: a car hauler with four cars passes a green road sign near the gate."
  },
  "ship": {
    "name": "voyage-ship",
    "version": "688bcad4",
    "width": 720,
    "height": 540,
    "widths": [
      320,
      480,
      720
    ],
    "color": "#a8b8b8",
    "alt": "Model of a RoRo vessel: her deck open between two piers, the sea behind."
  },
  "clear": {
    "name": "voyage-clear",
    "version": "5a94b64c",
    "width": 720,
    "height": 540,
    "widths": [
      320,
      480,
      720
    ],
    "color": "#d8d8c8",
    "alt": "Model of a terminal in Lagos: an orange crane, stacked containers, customs officers at an examination bay."
  },
  "deliver": {
    "name": "voyage-deliver",
    "version": "f4d942ac",
    "width": 720,
    "height": 540,
    "widths": [
      320,
      480,
      720
    ],
    "color": "#889898",
    "alt": "Model of a street in Nigeria: palms, a house with a red roof, people waiting at its open gate."
  },
  "trail": {
    "name": "voyage-trail",
    "version": "df38d231",
    "width": 720,
    "height": 540,
    "widths": [
      320,
      480,
      720
    ],
    "color": "#d8c898",
    "alt": "Model of a street in Nigeria: palms, yard walls, a yellow van at the curb."
  }
};

interface VoyageCar {
  /** Two frames, one above the other: shading, glass and wheels to draw over the paint, and the outline to mask it. */
  readonly url: string;
  /** The shadow, in the same frame. Never painted. */
  readonly shadowUrl: string;
  readonly width: number;
  readonly height: number;
}

/** The cars, each centered in its frame. */
export const voyageCars: Readonly<Record<'sedan' | 'suv' | 'pickup' | 'van', VoyageCar>> = {
  "sedan": {
    "url": "/pictures/voyage-car-sedan.491e4094.avif",
    "shadowUrl": "/pictures/voyage-shadow-sedan.ea16c7a4.avif",
    "width": 360,
    "height": 170
  },
  "suv": {
    "url": "/pictures/voyage-car-suv.c2754397.avif",
    "shadowUrl": "/pictures/voyage-shadow-suv.e1c82f00.avif",
    "width": 360,
    "height": 170
  },
  "pickup": {
    "url": "/pictures/voyage-car-pickup.4975068c.avif",
    "shadowUrl": "/pictures/voyage-shadow-pickup.7537a0b9.avif",
    "width": 360,
    "height": 170
  },
  "van": {
    "url": "/pictures/voyage-car-van.f6c7a9cc.avif",
    "shadowUrl": "/pictures/voyage-shadow-van.6e2cc6d6.avif",
    "width": 360,
    "height": 170
  }
};

/** A car's frame, as a fraction of a tile's width. */
export const carWidth = 0.375;
/** The lane's center line, as a fraction of a tile's height from its top. */
export const laneHeight = 0.8;
/** The same line in a car's frame, as a fraction of its height from the bottom. */
export const carFoot = 0.2118;
