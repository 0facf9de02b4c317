import type { Picture } from '../../lib/picture';

/** Written by `npm run pictures`. Do not edit. */
export const referral: Picture = {
  "name": "referral",
  "version": "718e9d48",
  "width": 1600,
  "height": 900,
  "widths": [
    480,
    720,
    1200,
    1600
  ],
  "color": "#a89888",
  "alt": "Model of two houses with white fences: neighbors talk on the sidewalk by a green sedan.",
  "caption": "Send a neighbor your link. The code is built in.",
  "stage": "company"
};
