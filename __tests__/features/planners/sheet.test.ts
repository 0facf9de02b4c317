import { storageKeys } from '../../../src/config/storageKeys';
import { worksheet } from '../../../src/content/tools/planners';
import {
  amountError,
  costLines,
  rateError,
  readRate,
  sheetAsText,
  storedSheet,
} from '../../../src/features/planners/sheet';
import { landedCost } from '../../../src/lib/vehicle/landedCost';

const asText = (sheet: Record<string, string>) =>
  sheetAsText(sheet, landedCost(costLines(sheet), readRate(sheet.rate ?? ''))).split('\n');

describe('an amount', () => {
  it.each(['', '1,250', '1250.50', '0'])('%j is fine', (text) => {
    expect(amountError(text)).toBeUndefined();
  });

  it.each([
    ['many', /^Write a number/],
    ['-5', /without a minus sign/],
    ['1.505', /too many decimals/],
    ['1234567890123', /more than this sheet/],
  ])('%j is refused in words', (text, words) => {
    expect(amountError(text)).toMatch(words);
  });
});

describe('an exchange rate', () => {
  it('has up to four decimals', () => {
    expect(rateError('1585.3250')).toBeUndefined();
    expect(readRate('1585.3250')).toBe(15_853_250);
    expect(rateError('1585.32505')).toMatch(/too many decimals/);
    expect(readRate('1585.32505')).toBeUndefined();
  });

  it('is missing without a complaint', () => {
    expect(rateError('')).toBeUndefined();
    expect(readRate('')).toBeUndefined();
  });

  it('is not zero', () => {
    expect(rateError('0.00')).toMatch(/zero converts nothing/);
  });
});

it('adds up only what is an amount, each for its payee in its currency', () => {
  expect(costLines({ bid: '4,500', gate: 'free', freight: '1200.50', duty: '900000', rate: '1500' })).toEqual(
    [
      { payee: 'auction', amount: { currency: 'USD', minor: 450_000 } },
      { payee: 'us', amount: { currency: 'USD', minor: 120_050 } },
      { payee: 'nigeria', amount: { currency: 'NGN', minor: 90_000_000 } },
    ],
  );
});

it('restores the fields of the sheet, the rate among them', () => {
  localStorage.setItem(storageKeys.landedCost.key, JSON.stringify({ bid: '4500', rate: '1500', more: 'x' }));
  const restored = storedSheet.read();
  expect(restored).toMatchObject({ bid: '4500', rate: '1500', duty: '' });
  expect(Object.keys(restored)).toHaveLength(worksheet.flatMap(({ lines }) => lines).length + 1);
});

describe('the sheet as text', () => {
  it('has each group with the lines that were filled in, and one total at the rate', () => {
    expect(asText({ bid: '4,500', gate: '  ', freight: '1000', duty: '1500000', rate: '1500' })).toEqual([
      'Landed cost, own figures',
      'To the auction (USD)',
      '- Bid: 4,500',
      'To us, in the US (USD)',
      '- Ocean freight: 1000',
      'In Nigeria (NGN)',
      '- Duty, levies and VAT: 1500000',
      'Altogether: USD 6,500.00 = NGN 9,750,000.00, at 1500 naira for one dollar',
    ]);
  });

  it('has a total in each currency while there is no rate', () => {
    expect(asText({ bid: '4500', duty: '1500000' }).at(-1)).toBe(
      'Altogether: USD 4,500.00 and NGN 1,500,000.00',
    );
  });
});
