import { formatMoney, parseDecimal } from '../../../src/lib/text/money';

describe('parseDecimal', () => {
  it.each([
    ['12500', 1_250_000],
    ['12,500.5', 1_250_050],
    ['12 500.50', 1_250_050],
    [' $ 0.29 ', 29],
    ['₦1,200,000', 120_000_000],
    ['NGN 7', 700],
    ['1500 USD', 150_000],
    ['1,500 dollars', 150_000],
    ['2,500,000 naira', 250_000_000],
    ['#2,500,000', 250_000_000],
    ['\uFF11\uFF12\uFF10\uFF10', 120_000],
    ['.5', 50],
    ['5.', 500],
    ['1.1000', 110],
    ['0.500', 50],
    ['999999999999.99', 99_999_999_999_999],
    ['0', 0],
  ])('reads %p as %i hundredths', (text, units) => {
    expect(parseDecimal(text, 2)).toEqual({ status: 'ok', units });
  });

  it.each([
    ['', 'empty'],
    [' $ ', 'empty'],
    ['-5', 'negative'],
    ['$ -5', 'negative'],
    ['1.005', 'too-many-decimals'],
    // Thousands in much of Europe and Africa.
    ['25.000', 'too-many-decimals'],
    ['$1.500', 'too-many-decimals'],
    ['1000000000000', 'too-large'],
    ['about 5', 'not-a-number'],
    ['1,2', 'not-a-number'],
    ['1.2.3', 'not-a-number'],
    ['1e5', 'not-a-number'],
    ['.', 'not-a-number'],
    ['Infinity', 'not-a-number'],
  ])('classifies %p as %s', (text, status) => {
    expect(parseDecimal(text, 2)).toEqual({ status });
  });

  it('reads the given number of decimals', () => {
    expect(parseDecimal('1585.325', 4)).toEqual({ status: 'ok', units: 15_853_250 });
    expect(parseDecimal('900.500', 4)).toEqual({ status: 'ok', units: 9_005_000 });
  });

  it('rejects amounts beyond the safe integers', () => {
    expect(parseDecimal('900719925474.0991', 4)).toEqual({ status: 'ok', units: Number.MAX_SAFE_INTEGER });
    expect(parseDecimal('900719925474.0993', 4)).toEqual({ status: 'too-large' });
  });
});

describe('formatMoney', () => {
  it.each([
    [0, '$', '$0.00'],
    [7, '₦', '₦0.07'],
    [123_450, '$', '$1,234.50'],
    [100_000_000_000, '₦', '₦1,000,000,000.00'],
  ] as const)('formats %i units as %s', (units, sign, text) => {
    expect(formatMoney(units, sign)).toBe(text);
  });
});
