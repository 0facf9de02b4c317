import type { PictureFiles } from '../../lib/picture';

/** Written by `npm run pictures`. Do not edit. */
export const heroPhone: PictureFiles = {
  "name": "hero-phone",
  "version": "dfacef8d",
  "width": 720,
  "height": 480,
  "widths": [
    480,
    720
  ],
  "color": "#a89888",
  "alt": "Model of a harbor in low sun: an orange SUV drives up a RoRo vessel’s stern ramp as more cars wait on the pier, cranes behind."
};
