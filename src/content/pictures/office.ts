import type { Picture } from '../../lib/picture';

/** Written by scripts/pictures: change the scene, not this. */
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
  "alt": "Model of a two-storey office with an orange band, two cars and two people before the door.",
  "caption": "One team on both shores, and the telephone on the desk between them.",
  "stage": "company"
};
