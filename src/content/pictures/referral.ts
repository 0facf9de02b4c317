import type { Picture } from '../../lib/picture';

/** Written by `npm run pictures`. Do not edit. */
export const referral: Picture = {
  "name": "referral",
  "version": "c8de751e",
  "width": 1600,
  "height": 900,
  "widths": [
    480,
    720,
    1200,
    1600
  ],
  "color": "#d8d8c8",
  "alt": "Model of two houses with a white fence: neighbors talk on the path beside a green sedan.",
  "caption": "Send a neighbor your link. The code is built in.",
  "stage": "company"
};
