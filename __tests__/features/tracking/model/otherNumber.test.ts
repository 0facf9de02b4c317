import { otherNumber } from '../../../../src/features/tracking/model/otherNumber';

it.each([
  ['1HGCM82633A004352', 'vin'],
  [' 1hgcm8-2633a-004352 ', 'vin'],
  ['CSQU 305438-3', 'container'],
  ['csqu3054384', 'container'],
  ['MAEU 123456', 'bill'],
  ['GRIM123456789012', 'bill'],
])('%j is recognized as %s', (text, kind) => {
  expect(otherNumber(text)).toBe(kind);
});

it.each([
  '',
  'HAL-DEMO-SEA1',
  // A reference with digits exactly where a container number has them.
  'HAL-U234-6797',
  'hal-u2346797',
  '1HGCM82633A00435',
  '1HGCM82633A0043522',
  'ABCDEFGHJKLMNPRST',
  '12345678901234567',
  'MAEU12345',
  'R-1',
])('%j may be a reference', (text) => {
  expect(otherNumber(text)).toBeUndefined();
});
