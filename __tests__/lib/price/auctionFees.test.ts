import { copartBiddingFees, copartVirtualBidFees } from '../../../src/content/rates/auctionFees';
import { biddingFee, virtualBidFee } from '../../../src/lib/price/auctionFees';

/** A copy of the published tables, to compare with: lowest bid, then the fees, in dollars. */
const bids = `
  0 25 25
  50 45 45
  100 80 80
  200 120 130
  300 120 137.50
  350 120 145
  400 160 175
  450 160 185
  500 185 205
  550 185 210
  600 210 240
  700 230 270
  800 250 295
  900 275 320
  1000 325 375
  1200 350 395
  1300 365 410
  1400 380 430
  1500 390 445
  1600 410 465
  1700 420 485
  1800 440 510
  2000 470 535
  2400 480 570
  2500 500 610
  3000 600 655
  3500 675 705
  4000 710 725
  4500 750 750
  5000 750 775
  5500 750 800
  6000 800 825
  6500 800 845
  7000 800 880
  7500 815 900
  8000 840 925
  8500 840 945
  10000 850 1000
`;
const virtual = `
  0 0 0 0 0
  100 49 39 50 40
  500 59 49 65 55
  1000 79 69 85 75
  1500 89 79 95 85
  2000 99 89 110 100
  4000 109 99 125 110
  6000 139 119 145 125
  8000 149 129 160 140
`;
const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => row.trim().split(' ').map(Number));
/** Both sides of each bracket's edge, in cents: the row's lowest bid, and the highest bid of the row before. */
const edges = (table: string) =>
  rowsOf(table).flatMap(([from = 0, ...fees], index, rows) => {
    const [, ...before] = rows[index - 1] ?? [];
    const at = { bid: from * 100, fees: fees.map((fee) => fee * 100) };
    return index === 0 ? [at] : [{ bid: at.bid - 1, fees: before.map((fee) => fee * 100) }, at];
  });

describe('the bidding fee', () => {
  it.each(edges(bids))(
    'of a bid of $bid cents is $fees with a clean and any other title',
    ({ bid, fees }) => {
      expect([
        biddingFee(copartBiddingFees, bid, 'clean'),
        biddingFee(copartBiddingFees, bid, 'other'),
      ]).toEqual(fees);
    },
  );

  it('covers every bracket of the table', () => {
    expect(copartBiddingFees.brackets).toHaveLength(rowsOf(bids).length);
    expect(copartVirtualBidFees).toHaveLength(rowsOf(virtual).length);
  });

  it.each([
    [1_499_999, 85_000, 100_000],
    [1_500_000, 108_750, 112_500],
    [1_500_050, 108_754, 112_504],
    [10_000_000, 725_000, 750_000],
  ])('of a bid of %d cents is a percentage only from $15,000', (bid, clean, other) => {
    expect(biddingFee(copartBiddingFees, bid, 'clean')).toBe(clean);
    expect(biddingFee(copartBiddingFees, bid, 'other')).toBe(other);
  });
});

describe('the virtual bid fee', () => {
  it.each(edges(virtual))('of a bid of $bid cents is $fees, by title, live and not', ({ bid, fees }) => {
    expect([
      virtualBidFee(copartVirtualBidFees, bid, 'clean', true),
      virtualBidFee(copartVirtualBidFees, bid, 'clean', false),
      virtualBidFee(copartVirtualBidFees, bid, 'other', true),
      virtualBidFee(copartVirtualBidFees, bid, 'other', false),
    ]).toEqual(fees);
  });

  it.each([1_000_000, 10_000_000])('stays the same above the last bracket (%d cents)', (bid) => {
    expect(virtualBidFee(copartVirtualBidFees, bid, 'clean', true)).toBe(14_900);
    expect(virtualBidFee(copartVirtualBidFees, bid, 'other', false)).toBe(14_000);
  });
});
