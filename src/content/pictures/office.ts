import type { Picture } from '../../lib/picture';

/** Written by scripts/pictures: change the scene, not this. */
export const office: Picture = {
  "name": "office",
  "version": "ae421fb3",
  "width": 480,
  "height": 270,
  "widths": [
    480
  ],
  "color": "#d8d8c8",
  "alt": "Model of a two-storey office with an orange band, two cars and two people before the door.",
  "caption": "One team on both shores, and the telephone on the desk between them.",
  "stage": "company"
};
