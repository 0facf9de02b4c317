import type { Picture } from '../../lib/picture';

/** Written by `npm run pictures`. Do not edit. */
export const auctionYard: Picture = {
  "name": "auction-yard",
  "version": "491b364f",
  "width": 1600,
  "height": 900,
  "widths": [
    480,
    720,
    1200,
    1600
  ],
  "color": "#484848",
  "alt": "Model of an auction yard: rows of cars, vans and pickups in numbered spots, people walking the lane.",
  "caption": "Storage fees start a few days after the sale.",
  "stage": "buy"
};
