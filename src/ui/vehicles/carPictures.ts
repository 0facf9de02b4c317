import type { CarBody } from '../../lib/vehicle/carLook';

// Written by `npm run pictures cars`. Do not edit.

interface CarPictureFiles {
  /** Two frames, one above the other: shading, glass and wheels to draw over the paint, and the outline to mask it. */
  readonly url: string;
  /** The same at twice the size, for a car on its own. */
  readonly largeUrl: string;
  /** The shadow, in the same frame. Never painted. */
  readonly shadowUrl: string;
  /** Of a frame, in the large file. */
  readonly width: number;
  readonly height: number;
}

/** The cars, each centered in its frame. */
export const carPictures: Readonly<Record<CarBody, CarPictureFiles>> = {
  sedan: {
    url: '/pictures/voyage-car-sedan.25c7599d.avif',
    largeUrl: '/pictures/voyage-car-large-sedan.6bc70694.avif',
    shadowUrl: '/pictures/voyage-shadow-sedan.01c66477.avif',
    width: 720,
    height: 340,
  },
  suv: {
    url: '/pictures/voyage-car-suv.3f5397ef.avif',
    largeUrl: '/pictures/voyage-car-large-suv.7d66d809.avif',
    shadowUrl: '/pictures/voyage-shadow-suv.3ab7413a.avif',
    width: 720,
    height: 340,
  },
  pickup: {
    url: '/pictures/voyage-car-pickup.8be9df23.avif',
    largeUrl: '/pictures/voyage-car-large-pickup.50797c00.avif',
    shadowUrl: '/pictures/voyage-shadow-pickup.1caa5965.avif',
    width: 720,
    height: 340,
  },
  van: {
    url: '/pictures/voyage-car-van.a8648519.avif',
    largeUrl: '/pictures/voyage-car-large-van.95de9711.avif',
    shadowUrl: '/pictures/voyage-shadow-van.2b4cfd92.avif',
    width: 720,
    height: 340,
  },
};
