import type { PictureFiles } from '../../lib/picture';

// Written by scripts/pictures (npm run pictures voyage): change the scene, not this.

/** One landscape, cut into tiles that stand edge to edge. */
export const voyageTiles: Readonly<Record<'lead' | 'buy' | 'inspect' | 'collect' | 'ship' | 'clear' | 'deliver' | 'trail', PictureFiles>> = {
  "lead": {
    "name": "voyage-lead",
    "version": "5df3df8c",
    "width": 960,
    "height": 720,
    "widths": [
      320,
      480,
      720,
      960
    ],
    "color": "#d8d8c8",
    "alt": "Model of a country road: a farmhouse, fields, and the doors of an auction hall."
  },
  "buy": {
    "name": "voyage-buy",
    "version": "6fda3521",
    "width": 960,
    "height": 720,
    "widths": [
      320,
      480,
      720,
      960
    ],
    "color": "#889898",
    "alt": "Model of an auction yard: rows of cars with lot numbers, an office with an orange flag behind them."
  },
  "inspect": {
    "name": "voyage-inspect",
    "version": "353caf33",
    "width": 960,
    "height": 720,
    "widths": [
      320,
      480,
      720,
      960
    ],
    "color": "#d8d8c8",
    "alt": "Model of an inspection bay: a white SUV on a lift, a sedan with its hood up, a person with a clipboard."
  },
  "collect": {
    "name": "voyage-collect",
    "version": "3d9ba0d2",
    "width": 960,
    "height": 720,
    "widths": [
      320,
      480,
      720,
      960
    ],
    "color": "#b8c898",
    "alt": "Model of the road to the port: a car carrier with four cars passes a green road sign and nears the gate."
  },
  "ship": {
    "name": "voyage-ship",
    "version": "a34f3166",
    "width": 960,
    "height": 720,
    "widths": [
      320,
      480,
      720,
      960
    ],
    "color": "#a8b8b8",
    "alt": "Model of a RoRo vessel: her open deck reaches like a bridge from one quay to the other, the sea behind."
  },
  "clear": {
    "name": "voyage-clear",
    "version": "5716a074",
    "width": 960,
    "height": 720,
    "widths": [
      320,
      480,
      720,
      960
    ],
    "color": "#d8d8c8",
    "alt": "Model of a terminal in Lagos: an orange crane, stacked containers, customs officers at an examination bay."
  },
  "deliver": {
    "name": "voyage-deliver",
    "version": "b6aa7f7c",
    "width": 960,
    "height": 720,
    "widths": [
      320,
      480,
      720,
      960
    ],
    "color": "#889898",
    "alt": "Model of a street in Nigeria: palms, a house with a red roof, people waiting at its open gate."
  },
  "trail": {
    "name": "voyage-trail",
    "version": "4b23b778",
    "width": 960,
    "height": 720,
    "widths": [
      320,
      480,
      720,
      960
    ],
    "color": "#d8c898",
    "alt": "Model of a street in Nigeria: palms, garden walls, a yellow van at the curb."
  }
};

interface VoyageCar {
  /** Near-white paint, dark glass: multiplied with a color and masked with itself, it is a car of that color. */
  readonly url: string;
  /** What lies below it in the same frame, never colored. */
  readonly shadowUrl: string;
  readonly width: number;
  readonly height: number;
}

/** The cars that drive there, each in the middle of its frame, in the scale of the tiles' largest files. */
export const voyageCars: Readonly<Record<'sedan' | 'suv' | 'pickup' | 'van', VoyageCar>> = {
  "sedan": {
    "url": "/pictures/voyage-car-sedan.531afc60.webp",
    "shadowUrl": "/pictures/voyage-shadow-sedan.870bd497.webp",
    "width": 360,
    "height": 170
  },
  "suv": {
    "url": "/pictures/voyage-car-suv.385e55c1.webp",
    "shadowUrl": "/pictures/voyage-shadow-suv.7954824a.webp",
    "width": 360,
    "height": 170
  },
  "pickup": {
    "url": "/pictures/voyage-car-pickup.78931c92.webp",
    "shadowUrl": "/pictures/voyage-shadow-pickup.18b569fd.webp",
    "width": 360,
    "height": 170
  },
  "van": {
    "url": "/pictures/voyage-car-van.c3a95e6d.webp",
    "shadowUrl": "/pictures/voyage-shadow-van.85ca7668.webp",
    "width": 360,
    "height": 170
  }
};

/** The lane's middle line, as a fraction of a tile's height from its top. */
export const laneHeight = 0.8;
/** The same line in a car's frame, as a fraction of the frame's height from its bottom. */
export const carFoot = 0.2118;
