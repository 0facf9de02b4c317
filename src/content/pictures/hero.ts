import type { Picture } from '../../lib/picture';

/** Written by `npm run pictures`. Do not edit. */
export const hero: Picture = {
  "name": "hero",
  "version": "05480139",
  "width": 1600,
  "height": 900,
  "widths": [
    480,
    720,
    1200,
    1600
  ],
  "color": "#d8d8c8",
  "alt": "Model of a harbor in low sun: cars drive up a RoRo vessel’s stern ramp as more wait on the pier, a distant coast behind.",
  "caption": "RoRo means roll-on/roll-off: the car is driven up the stern ramp and tied down on a car deck.",
  "stage": "ship"
};
