import type { Picture } from '../../lib/picture';

/** Written by `npm run pictures`. Do not edit. */
export const carPurchase: Picture = {
  "name": "car-purchase",
  "version": "965009f3",
  "width": 1600,
  "height": 900,
  "widths": [
    480,
    720,
    1200,
    1600
  ],
  "color": "#a89888",
  "alt": "Model of an auction lane in low sun: an orange SUV in front of the auction block, bidders watching from behind a rail.",
  "caption": "Cars are sold as is. Set your max bid before the car crosses the block.",
  "stage": "buy"
};
