import type { Picture } from '../../lib/picture';

/** Written by `npm run pictures`. Do not edit. */
export const office: Picture = {
  "name": "office",
  "version": "f4ac6fe3",
  "width": 1600,
  "height": 900,
  "widths": [
    480,
    720,
    1200,
    1600
  ],
  "color": "#484848",
  "alt": "Model of a two-story office with its lights on: two cars and two people in front of the door.",
  "caption": "One team in both countries, a phone call away.",
  "stage": "company"
};
