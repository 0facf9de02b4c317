import type { Picture } from '../../lib/picture';

/** Written by scripts/pictures: change the scene, not this. */
export const referral: Picture = {
  "name": "referral",
  "version": "07a7b3ce",
  "width": 480,
  "height": 270,
  "widths": [
    480
  ],
  "color": "#d8d8c8",
  "alt": "Model of two houses with a white fence: neighbors talk on the path beside a green sedan.",
  "caption": "Two neighbors and a link: the code in it goes along by itself.",
  "stage": "company"
};
