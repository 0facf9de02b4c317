import { priceErrors } from '../../../src/content/tools/priceTool';
import { emptyInputs, storedPrice } from '../../../src/features/price/model/inputs';
import {
  parseDollars,
  parseEngine,
  parseExchange,
  parseFigure,
  parseUpTo,
  parseYear,
} from '../../../src/features/price/model/parseInputs';
import { readItem, saveItem } from '../../support/deviceItems';

describe('typed figures', () => {
  it.each([
    ['', {}],
    ['$1,250.50', { value: 125_050 }],
    ['800$', { value: 80_000 }],
    ['100000000', { value: 10_000_000_000 }],
    ['100000000.01', { error: priceErrors['too-large'] }],
    ['1.234', { error: priceErrors['too-many-decimals'] }],
    ['-5', { error: priceErrors.negative }],
    ['many', { error: priceErrors['not-a-number'] }],
    ['₦5,000,000', { error: priceErrors.naira }],
    ['N5,000,000', { error: priceErrors.naira }],
    ['5000000 naira', { error: priceErrors.naira }],
    ['5,000 USD', { value: 500_000 }],
  ])('%j dollars', (text, expected) => {
    expect(parseDollars(text)).toEqual(expected);
  });

  it.each([
    [' 12.5 % ', { value: 1_250 }],
    ['100', { value: 10_000 }],
    ['100.01', { error: priceErrors['too-large'] }],
    ['5%5', { error: priceErrors['not-a-number'] }],
  ])('%j of a percentage line', (text, expected) => {
    expect(parseFigure('duty', text)).toEqual(expected);
  });

  it.each([
    ['', {}],
    [' 2494 ', { value: 2494 }],
    ['2,494 cc', { value: 2494 }],
    ['2494 C.C.', { value: 2494 }],
    ['2494cm3', { value: 2494 }],
    ['2494 cm³', { value: 2494 }],
    ['50', { value: 50 }],
    ['49.9', { error: priceErrors.engine }],
    ['2.5 L', { error: priceErrors.engine }],
    ['2494cc turbo', { error: priceErrors.engine }],
  ])('an engine of %j', (text, expected) => {
    expect(parseEngine(text)).toEqual(expected);
  });

  it.each([
    ['', 100_00, {}],
    ['100', 100_00, { value: 100_00 }],
    ['99', 100_00, { error: priceErrors.lowerThanLow }],
    ['100', undefined, { error: priceErrors.lowFirst }],
    ['many', undefined, { error: priceErrors['not-a-number'] }],
  ])('up to %j, from %s', (text, low, expected) => {
    expect(parseUpTo('freight', text, low)).toEqual(expected);
  });

  it.each([
    ['1500', { value: 15_000_000 }],
    ['0', { error: priceErrors.aboveZero }],
    ['1,534.5012', { value: 15_345_012 }],
    ['1.534', { error: priceErrors.exchange }],
    ['0.0006', { error: priceErrors.exchange }],
  ])('%j naira per dollar', (text, expected) => {
    expect(parseExchange(text)).toEqual(expected);
  });

  it.each([
    ['', {}],
    [' 2014 ', { value: 2014 }],
    ['1886', { value: 1886 }],
    ['2027', { value: 2027 }],
  ])('the year %j', (text, expected) => {
    expect(parseYear(text, 2026)).toEqual(expected);
  });

  it.each(['1', '14', '201'])('the year %j needs four digits', (text) => {
    expect(parseYear(text, 2026)).toEqual({ error: priceErrors.year });
  });

  it.each(['1885', '2028', 'abcd'])('no car was made in %j', (text) => {
    expect(parseYear(text, 2026)).toEqual({ error: expect.any(String) as string });
  });
});

it('keeps of what is saved only places that it knows', () => {
  saveItem('price', { from: 'US-MD', to: 'XXNIL', price: '5'.repeat(21) });
  expect(readItem(storedPrice)).toEqual({ ...emptyInputs, from: 'US-MD' });
});
