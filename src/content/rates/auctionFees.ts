import type { BiddingFees, VirtualBidFees } from '../../lib/price/auctionFees';

/**
 * Copart Standard Pricing in US dollars, for a standard vehicle and a secured payment: lowest bid, fee for a clean title, fee for
 * any other. Source: `copartBiddingFee` in `auctions.ts`.
 */
export const copartBiddingFees: BiddingFees = {
  brackets: [
    [0, 25, 25],
    [50, 45, 45],
    [100, 80, 80],
    [200, 120, 130],
    [300, 120, 137.5],
    [350, 120, 145],
    [400, 160, 175],
    [450, 160, 185],
    [500, 185, 205],
    [550, 185, 210],
    [600, 210, 240],
    [700, 230, 270],
    [800, 250, 295],
    [900, 275, 320],
    [1_000, 325, 375],
    [1_200, 350, 395],
    [1_300, 365, 410],
    [1_400, 380, 430],
    [1_500, 390, 445],
    [1_600, 410, 465],
    [1_700, 420, 485],
    [1_800, 440, 510],
    [2_000, 470, 535],
    [2_400, 480, 570],
    [2_500, 500, 610],
    [3_000, 600, 655],
    [3_500, 675, 705],
    [4_000, 710, 725],
    [4_500, 750, 750],
    [5_000, 750, 775],
    [5_500, 750, 800],
    [6_000, 800, 825],
    [6_500, 800, 845],
    [7_000, 800, 880],
    [7_500, 815, 900],
    [8_000, 840, 925],
    [8_500, 840, 945],
    [10_000, 850, 1_000],
  ],
  percentFrom: 15_000,
  basisPoints: { clean: 725, other: 750 },
};

/** Copart's virtual bid fees: lowest bid, clean title live and not live, any other title live and not live. */
export const copartVirtualBidFees: VirtualBidFees = [
  [0, 0, 0, 0, 0],
  [100, 49, 39, 50, 40],
  [500, 59, 49, 65, 55],
  [1_000, 79, 69, 85, 75],
  [1_500, 89, 79, 95, 85],
  [2_000, 99, 89, 110, 100],
  [4_000, 109, 99, 125, 110],
  [6_000, 139, 119, 145, 125],
  [8_000, 149, 129, 160, 140],
];
