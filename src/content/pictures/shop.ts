import type { Picture } from '../../lib/picture';

/** Written by `npm run pictures`. Do not edit. */
export const shop: Picture = {
  "name": "shop",
  "version": "d4a0ebe4",
  "width": 1600,
  "height": 1200,
  "widths": [
    480,
    720,
    1200,
    1600
  ],
  "color": "#e8e8d8",
  "alt": "Model of a parts rack in low sun: a clerk hands a customer a brake disc, new tires beside them.",
  "caption": "Not just cars: we also ship motorcycles, equipment and parts.",
  "stage": "company"
};
