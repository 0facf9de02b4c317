import type { Picture } from '../../lib/picture';

/** Written by `npm run pictures`. Do not edit. */
export const doorstep: Picture = {
  "name": "doorstep",
  "version": "f058f95b",
  "width": 1600,
  "height": 900,
  "widths": [
    480,
    720,
    1200,
    1600
  ],
  "color": "#a89888",
  "alt": "Model of a house with a red-brown roof: an orange SUV in the driveway, a driver handing a family the keys.",
  "caption": "Check the car at your door before you sign.",
  "stage": "deliver"
};
