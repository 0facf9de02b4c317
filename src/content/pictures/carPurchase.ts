import type { Picture } from '../../lib/picture';

/** Written by scripts/pictures: change the scene, not this. */
export const carPurchase: Picture = {
  "name": "car-purchase",
  "version": "59940213",
  "width": 1600,
  "height": 900,
  "widths": [
    480,
    720,
    1200,
    1600
  ],
  "color": "#d8d8c8",
  "alt": "Model of an auction lane: an orange SUV stands before the auctioneer’s desk, bidders watch from behind a rail.",
  "caption": "A lot is sold as it stands: the limit is set before the car rolls in.",
  "stage": "buy"
};
