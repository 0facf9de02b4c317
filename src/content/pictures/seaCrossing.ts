import type { Picture } from '../../lib/picture';

/** Written by `npm run pictures`. Do not edit. */
export const seaCrossing: Picture = {
  "name": "sea-crossing",
  "version": "ce6ebd40",
  "width": 1600,
  "height": 900,
  "widths": [
    480,
    720,
    1200,
    1600
  ],
  "color": "#d8c8b8",
  "alt": "Model of a RoRo vessel alone on a wide sea in low sun, her wake behind her.",
  "caption": "While your car is at sea, get the bill of lading. You need it to claim the car.",
  "stage": "ship"
};
