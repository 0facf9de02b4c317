import { landedCost } from '../../src/lib/landedCost';
import type { CostLine, Payee } from '../../src/lib/landedCost';
import type { Currency } from '../../src/lib/money';

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
      typed: { USD: 700_000, NGN: 320_000_050 },
      byPayee: {
        auction: { USD: 559_900, NGN: 0 },
        us: { USD: 140_100, NGN: 0 },
        nigeria: { USD: 0, NGN: 320_000_050 },
      },
      total: { USD: 700_000 + 200_000, NGN: 700_000 * 1600 + 320_000_050 },
    });
  });

  it('does not drift where floating point does: ten times 0.10 and three times 0.29', () => {
    const lines = [...Array.from({ length: 10 }, () => line('us', 'USD', 10)), line('us', 'USD', 29 * 3)];
    expect(landedCost(lines, undefined).typed.USD).toBe(187);
  });

  it('rounds half up, once', () => {
    expect(landedCost([line('us', 'USD', 1)], 15_000).total?.NGN).toBe(2);
    expect(landedCost([line('us', 'USD', 1)], 14_999).total?.NGN).toBe(1);
    expect(landedCost([line('nigeria', 'NGN', 1), line('nigeria', 'NGN', 1)], 40_000).total?.USD).toBe(1);
  });

  it('is exact beyond the reach of a float product', () => {
    const cost = landedCost([line('us', 'USD', 99_999_999_999)], 15_853_251);
    expect(cost.total?.NGN).toBe(Number((99_999_999_999n * 15_853_251n + 5000n) / 10_000n));
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
