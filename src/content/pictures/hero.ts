import type { Picture } from '../../lib/picture';

/** Written by `npm run pictures`. Do not edit. */
export const hero: Picture = {
  "name": "hero",
  "version": "fa2056c9",
  "width": 1600,
  "height": 900,
  "widths": [
    480,
    720,
    1200,
    1600
  ],
  "color": "#b8c8c8",
  "alt": "Model of a harbor in low sun: an orange SUV drives up a RoRo vessel’s stern ramp as more cars wait on the pier, cranes behind.",
  "caption": "RoRo means roll-on/roll-off: the car is driven up the stern ramp and tied down on a car deck.",
  "stage": "ship"
};
