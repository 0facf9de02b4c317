import type { Picture } from '../../lib/picture';

/** Written by `npm run pictures`. Do not edit. */
export const autoShipping: Picture = {
  "name": "auto-shipping",
  "version": "91ff29e6",
  "width": 1600,
  "height": 900,
  "widths": [
    480,
    720,
    1200,
    1600
  ],
  "color": "#989888",
  "alt": "Model of a white and dark blue RoRo vessel underway, her ramp raised, a wooded coast behind.",
  "caption": "A RoRo vessel is a floating parking garage: stacked decks connected by ramps.",
  "stage": "ship"
};
