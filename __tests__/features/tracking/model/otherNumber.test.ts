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
  ['ZIMUSHH30252813', 'bill'],
  ['YMLUE216035344', 'bill'],
  ['SH9EL8960800', 'bill'],
  ['AFZ0203814', 'bill'],
  // With the label before it, as a link or a message has it.
  ['B/L: MAEU203176301', 'bill'],
  ['BL# MAEU203176301', 'bill'],
  ['MBL MAEU203176301', 'bill'],
  ['Bill of lading MAEU203176301', 'bill'],
  ['Booking no. 6265577920', 'bill'],
  ['Container CSQU3054383', 'container'],
  ['ContainerCSQU3054383', 'container'],
  ['CSQU3054383 45G1', 'container'],
  // An owner code that starts like a label.
  ['BLJU1234567', 'container'],
  ['VIN 1HGCM82633A004352 Honda', 'vin'],
  ['*1HGCM82633A004352*', 'vin'],
  // A reference’s prefix, but not at the start.
  ['XHAL-123456', 'bill'],
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
  ' hal-1234567',
  'HAL-1234-5678',
  'HAL-U234-679',
  'R-1',
  'BL-1',
  'Booking 12',
  'Lot 45678901',
])('%j may be a reference', (text) => {
  expect(otherNumber(text)).toBeUndefined();
});
