import { landedCost } from '../../../src/lib/vehicle/landedCost';
import type { CostLine, Payee } from '../../../src/lib/vehicle/landedCost';
import type { Currency } from '../../../src/lib/text/money';

const line = (payee: Payee, currency: Currency, minor: number): CostLine => ({
  payee,
  amount: { currency, minor },
});

describe('landedCost', () => {
  it('adds each currency, each payee, and all of it in both', () => {
    const cost = landedCost(
      [
        line('auction', 'USD', 500_000),
        line('auction', 'USD', 59_900),
        line('us', 'USD', 140_100),
        line('nigeria', 'NGN', 320_000_050),
      ],
      16_000_000,
    );
    expect(cost).toEqual({
      typed: { USD: 700_000n, NGN: 320_000_050n },
      byPayee: {
        auction: { USD: 559_900n, NGN: 0n },
        us: { USD: 140_100n, NGN: 0n },
        nigeria: { USD: 0n, NGN: 320_000_050n },
      },
      total: { USD: 700_000n + 200_000n, NGN: 700_000n * 1600n + 320_000_050n },
    });
  });

  it('does not drift where floating point does: ten times 0.10 and three times 0.29', () => {
    const lines = [...Array.from({ length: 10 }, () => line('us', 'USD', 10)), line('us', 'USD', 29 * 3)];
    expect(landedCost(lines, undefined).typed.USD).toBe(187n);
  });

  it('rounds half up, once', () => {
    expect(landedCost([line('us', 'USD', 1)], 15_000).total?.NGN).toBe(2n);
    expect(landedCost([line('us', 'USD', 1)], 14_999).total?.NGN).toBe(1n);
    expect(landedCost([line('nigeria', 'NGN', 1), line('nigeria', 'NGN', 1)], 40_000).total?.USD).toBe(1n);
  });

  it('is exact beyond the reach of a number', () => {
    const cost = landedCost([line('us', 'USD', 99_999_999_999_999)], 9_007_199_254_740_991);
    expect(cost.total?.NGN).toBe((99_999_999_999_999n * 9_007_199_254_740_991n + 5000n) / 10_000n);
    const most = landedCost(Array(3).fill(line('us', 'USD', Number.MAX_SAFE_INTEGER)), undefined);
    expect(most.typed.USD).toBe(3n * BigInt(Number.MAX_SAFE_INTEGER));
  });

  it('gives no total without a rate', () => {
    for (const rate of [undefined, 0, -1, Number.NaN]) expect(landedCost([], rate).total).toBeUndefined();
  });

  it('refuses amounts that cannot be', () => {
    for (const minor of [-1, 0.5, Number.NaN, 2 ** 53]) {
      expect(() => landedCost([line('us', 'USD', minor)], 1)).toThrow(RangeError);
    }
  });
});
