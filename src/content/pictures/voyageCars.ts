// Written by `npm run pictures voyage`. Do not edit.

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
    "url": "/pictures/voyage-car-sedan.301d29e9.avif",
    "shadowUrl": "/pictures/voyage-shadow-sedan.01c66477.avif",
    "width": 360,
    "height": 170
  },
  "suv": {
    "url": "/pictures/voyage-car-suv.7d2423f6.avif",
    "shadowUrl": "/pictures/voyage-shadow-suv.3ab7413a.avif",
    "width": 360,
    "height": 170
  },
  "pickup": {
    "url": "/pictures/voyage-car-pickup.3bbc2e96.avif",
    "shadowUrl": "/pictures/voyage-shadow-pickup.1caa5965.avif",
    "width": 360,
    "height": 170
  },
  "van": {
    "url": "/pictures/voyage-car-van.dcd46cc2.avif",
    "shadowUrl": "/pictures/voyage-shadow-van.2b4cfd92.avif",
    "width": 360,
    "height": 170
  }
};
