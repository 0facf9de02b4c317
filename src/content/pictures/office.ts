import type { Picture } from '../../lib/picture';

/** Written by `npm run pictures`. Do not edit. */
export const office: Picture = {
  "name": "office",
  "version": "70adc80c",
  "width": 1600,
  "height": 900,
  "widths": [
    480,
    720,
    1200,
    1600
  ],
  "color": "#d8d8c8",
  "alt": "Model of a two-story office with an orange band, two cars and two people at the door.",
  "caption": "One team in both countries, a phone call away.",
  "stage": "company"
};
