import { otherNumber } from '../../../../src/features/tracking/model/otherNumber';

it.each([
  ['1HGCM82633A004352', 'vin'],
  [' 1hgcm8-2633a-004352 ', 'vin'],
  ['CSQU 305438-3', 'container'],
  ['csqu3054384', 'container'],
  // Without its check digit.
  ['MSCU 123456', 'container'],
  ['csqu305438', 'container'],
  ['MAEU 123456789', 'bill'],
  ['SALM 123456', 'bill'],
  // Without a SCAC: Maersk, COSCO, Evergreen; CMA CGM; ACL. With letters after it: MSC, Hapag-Lloyd.
  ['123456789', 'bill'],
  ['6123456780', 'bill'],
  ['142-7000-12345', 'bill'],
  ['NYC1234567', 'bill'],
  ['SA12345678', 'bill'],
  ['S123456789', 'bill'],
  ['MEDUAB123456', 'bill'],
  ['HLCUHOU2611ABCD1', 'bill'],
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
  '12345678',
  'HAL-1234567',
  'HAL-1234-5678',
  'HAL-U234-679',
  'R-1',
])('%j may be a reference', (text) => {
  expect(otherNumber(text)).toBeUndefined();
});
