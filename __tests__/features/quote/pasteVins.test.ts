import { emptyVehicle } from '../../../src/features/quote/model/draft';
import { findVin, pasteVins, sameVins } from '../../../src/features/quote/model/pasteVins';

const HONDA = '1HGCM82633A004352';
const COACH = '1M8GDM9AXKP042788';
const none = { body_type: '', condition: '', keys: '' } as const;
const paste = (text: string, vehicles = [emptyVehicle(1)]) => pasteVins(vehicles, text, none, 2026);

describe('a line of a pasted list', () => {
  it.each([
    [HONDA, ''],
    [` ${HONDA.toLowerCase()} `, ''],
    [`${HONDA}\tblack, no keys`, 'black, no keys'],
    [`3. VIN: ${HONDA} – gate 4 (after 2 PM)`, 'gate 4 (after 2 PM)'],
    [`2003 Accord, ${HONDA}`, '2003 Accord'],
    [`1HGCM 82633-A004352`, ''],
  ])('has its VIN, and the rest as a note: %s', (line, note) => {
    expect(findVin(line)).toEqual({ vin: HONDA, note });
  });

  it.each(['1HGCM82633A00435', `${HONDA}9`, 'Corolla', 'INTERNATIONALSHIP', ''])('has none: %s', (line) => {
    expect(findVin(line)).toBeUndefined();
  });
});

describe('a pasted list', () => {
  it('adds a vehicle for each VIN, with what it says and nothing else', () => {
    const { vehicles, added } = paste(`${HONDA}\r\n\n${COACH} red`);
    expect(vehicles).toEqual([
      { ...emptyVehicle(2), vin: HONDA, year: '2003', make: 'Honda' },
      { ...emptyVehicle(3), vin: COACH, make: 'Motor Coach Industries' },
    ]);
    expect(added).toEqual([
      { vin: HONDA, note: '' },
      { vin: COACH, note: 'red' },
    ]);
  });

  it.each([
    `${HONDA}, ${COACH}`,
    `${HONDA};${COACH}`,
    `1. ${HONDA} 2. ${COACH}`,
    `${HONDA} and ${COACH}`,
    `VINs: ${HONDA} / ${COACH}.`,
  ])('adds every VIN of a single line: %s', (text) => {
    const { added, unread } = paste(text);
    expect(added.map(({ vin }) => vin)).toEqual([HONDA, COACH]);
    expect(added.map(({ note }) => note)).toEqual(['', '']);
    expect(unread).toEqual([]);
  });

  it('takes what is between two VINs as a note to the first, and a VIN and its link as one', () => {
    expect(paste(`${HONDA} black, ${COACH} red`).added).toEqual([
      { vin: HONDA, note: 'black' },
      { vin: COACH, note: 'red' },
    ]);
    const { added, repeated } = paste(`${HONDA} https://example.com/lot/${HONDA}`);
    expect(added.map(({ vin }) => vin)).toEqual([HONDA]);
    expect(repeated).toEqual([]);
  });

  it('keeps the vehicles that say something, and gives the new ones the shared answers', () => {
    const first = { ...emptyVehicle(1), model: 'Corolla' };
    const shared = { body_type: 'suv', condition: 'rolls', keys: 'yes' } as const;
    const { vehicles } = pasteVins([first, emptyVehicle(2)], HONDA, shared, 2026);
    expect(vehicles).toEqual([
      first,
      { ...emptyVehicle(3), ...shared, vin: HONDA, year: '2003', make: 'Honda' },
    ]);
  });

  it('names the VINs that are listed twice or known already', () => {
    const { vehicles, repeated } = paste(`${HONDA}\n${COACH}\n${COACH}`, [
      { ...emptyVehicle(1), vin: '1hgcm-82633-a004352' },
    ]);
    expect(repeated.map(({ vin }) => vin)).toEqual([HONDA, COACH]);
    expect(vehicles.map(({ vin }) => vin)).toEqual(['1hgcm-82633-a004352', COACH]);
  });

  it('returns lines without a VIN, and the vehicles as they were', () => {
    const blank = [emptyVehicle(1)];
    const { vehicles, unread } = paste(' Corolla \n1HGCM82633A00435', blank);
    expect(unread).toEqual(['Corolla', '1HGCM82633A00435']);
    expect(vehicles).toEqual(blank);
  });

  it('adds 30 cars to one request, and returns what exceeds the most', () => {
    const vins = (count: number) =>
      Array.from({ length: count }, (_, index) => `1HGCM82633A${String(index).padStart(6, '0')}`).join('\n');
    expect(paste(vins(30)).vehicles).toHaveLength(30);
    const { vehicles, left } = paste(vins(52));
    expect(vehicles).toHaveLength(50);
    expect(left).toHaveLength(2);
  });
});

it('finds the vehicles that have the same VIN', () => {
  const vehicles = [HONDA, '', COACH, HONDA.toLowerCase(), ''].map((vin, index) => ({
    ...emptyVehicle(index + 1),
    vin,
  }));
  expect(sameVins(vehicles)).toEqual([[1, 4]]);
});
