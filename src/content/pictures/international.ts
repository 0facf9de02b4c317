import type { Picture } from '../../lib/picture';

/** Written by `npm run pictures`. Do not edit. */
export const international: Picture = {
  "name": "international",
  "version": "4fee0357",
  "width": 1600,
  "height": 900,
  "widths": [
    480,
    720,
    1200,
    1600
  ],
  "color": "#d8c8b8",
  "alt": "Model of a container vessel passing palms on a beach, gantry cranes on the far pier.",
  "caption": "You deal with customs twice: export filing before sailing, import entry before arrival.",
  "stage": "ship"
};
