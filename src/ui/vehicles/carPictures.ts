import type { CarBody } from '../../lib/vehicle/carLook';

// Written by `npm run pictures cars`. Do not edit.

/** Addresses of files without the format: each is there as `.avif` and as `.webp`. */
interface CarPictureFiles {
  /** Two frames, one above the other: shading, glass and wheels to draw over the paint, and the outline to mask it. */
  readonly small: string;
  /** The same at twice the size, for a car on its own. */
  readonly large: string;
  /** The shadow, in the same frame. Never painted. */
  readonly shadow: string;
}

/** A car's frame, in the large file. */
export const carFrame = { width: 720, height: 340 } as const;

/** The cars, each centered in its frame. */
export const carPictures: Readonly<Record<CarBody, CarPictureFiles>> = {
  sedan: {
    small: '/pictures/voyage-car-sedan.b5dddab3',
    large: '/pictures/voyage-car-large-sedan.8e8b099a',
    shadow: '/pictures/voyage-shadow-sedan.dc267582',
  },
  suv: {
    small: '/pictures/voyage-car-suv.2eee488e',
    large: '/pictures/voyage-car-large-suv.71c467cc',
    shadow: '/pictures/voyage-shadow-suv.27b8cebd',
  },
  pickup: {
    small: '/pictures/voyage-car-pickup.39bfdf56',
    large: '/pictures/voyage-car-large-pickup.d3557d5e',
    shadow: '/pictures/voyage-shadow-pickup.a3bf5bba',
  },
  van: {
    small: '/pictures/voyage-car-van.2381bfae',
    large: '/pictures/voyage-car-large-van.3917145f',
    shadow: '/pictures/voyage-shadow-van.db80748b',
  },
};
