import type { PictureFiles } from '../../lib/picture';

/** Written by `npm run pictures`. Do not edit. */
export const heroWide: PictureFiles = {
  "name": "hero-wide",
  "version": "7f6a7d1f",
  "width": 1920,
  "height": 883,
  "widths": [
    960,
    1440,
    1920
  ],
  "color": "#c8d8d8",
  "alt": "Model of a harbor in low sun: an orange SUV drives up a RoRo vessel’s stern ramp as more cars wait on the pier, cranes behind."
};
