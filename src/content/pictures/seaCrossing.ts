import type { Picture } from '../../lib/picture';

/** Written by `npm run pictures`. Do not edit. */
export const seaCrossing: Picture = {
  "name": "sea-crossing",
  "version": "b14dedcd",
  "width": 1600,
  "height": 900,
  "widths": [
    480,
    720,
    1200,
    1600
  ],
  "color": "#88b8b8",
  "alt": "Model of a RoRo vessel alone on a wide teal sea, her wake behind her.",
  "caption": "While your car is at sea, get the bill of lading. You need it to claim the car.",
  "stage": "ship"
};
