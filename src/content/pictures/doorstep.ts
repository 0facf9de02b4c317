import type { Picture } from '../../lib/picture';

/** Written by `npm run pictures`. Do not edit. */
export const doorstep: Picture = {
  "name": "doorstep",
  "version": "3fae0426",
  "width": 1600,
  "height": 900,
  "widths": [
    480,
    720,
    1200,
    1600
  ],
  "color": "#d8c8a8",
  "alt": "Model of a house with a red roof: an orange SUV in the driveway, a driver handing a family the keys.",
  "caption": "Check the car at your door before you sign.",
  "stage": "deliver"
};
