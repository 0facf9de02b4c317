import type { Picture } from '../../lib/picture';

/** Written by scripts/pictures: change the scene, not this. */
export const logistics: Picture = {
  "name": "logistics",
  "version": "6aeb1665",
  "width": 480,
  "height": 270,
  "widths": [
    480
  ],
  "color": "#d8d8c8",
  "alt": "Model of a yard: an orange car carrier with five cars on two decks leaves past a warehouse.",
  "caption": "Several cars share a trip: collection is planned by route.",
  "stage": "collect"
};
