import type { Picture } from '../../lib/picture';

/** Written by `npm run pictures`. Do not edit. */
export const inspection: Picture = {
  "name": "inspection",
  "version": "6f2aaf7e",
  "width": 1600,
  "height": 900,
  "widths": [
    480,
    720,
    1200,
    1600
  ],
  "color": "#a89888",
  "alt": "Model of an inspection in a yard: a light blue sedan with its hood open, three people with a list and a toolbox.",
  "caption": "We go to the car. Compare it with our report later.",
  "stage": "inspect"
};
