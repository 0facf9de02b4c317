import type { Picture } from '../../lib/picture';

/** Written by `npm run pictures`. Do not edit. */
export const shop: Picture = {
  "name": "shop",
  "version": "111f057e",
  "width": 1600,
  "height": 900,
  "widths": [
    480,
    720,
    1200,
    1600
  ],
  "color": "#a89888",
  "alt": "Model of a warehouse: tires on a rack, two motorcycles, a van, a pickup and a yellow excavator.",
  "caption": "Not just cars: we also ship motorcycles, equipment and parts.",
  "stage": "company"
};
