import type { Picture } from '../../lib/picture';

/** Written by `npm run pictures`. Do not edit. */
export const logistics: Picture = {
  "name": "logistics",
  "version": "0ef84b41",
  "width": 1600,
  "height": 1200,
  "widths": [
    480,
    720,
    1200,
    1600
  ],
  "color": "#b8c8c8",
  "alt": "Model of a yard: an orange car hauler with six cars on two decks rolls past a warehouse.",
  "caption": "Several cars share a truck, so we plan pickups by route.",
  "stage": "collect"
};
