import { storageKeys } from '../../../src/config/storageKeys';
import { storedEnquiry } from '../../../src/features/enquiry/storedEnquiry';

const suv = { id: 'suv', name: 'SUV', quantity: 2 };
const readText = (text: string) => {
  localStorage.setItem(storageKeys.enquiryList.key, text);
  return storedEnquiry.read();
};
const read = (value: unknown) => readText(JSON.stringify(value));

it('reads the lines that were written', () => {
  const lines = [suv, { id: 'bus', name: 'Bus', quantity: 20 }, { id: 'van', name: 'Van', quantity: 1 }];
  expect(read(lines)).toEqual(lines);
});

it.each(['{', 'null', '{"0":{}}', '7'])('reads an empty list from %j', (text) => {
  expect(readText(text)).toEqual([]);
});

it.each([
  null,
  'suv',
  { ...suv, id: '' },
  { ...suv, id: null },
  { ...suv, name: ' ' },
  { ...suv, quantity: 0 },
  { ...suv, quantity: 21 },
  { ...suv, quantity: 1.5 },
  { ...suv, quantity: '2' },
])('leaves out %j', (line) => {
  expect(read([line, { ...suv, id: 'other' }])).toEqual([{ ...suv, id: 'other' }]);
});

it('reads the first of two lines with one id, and at most 30 lines', () => {
  expect(read([suv, { ...suv, quantity: 3 }])).toEqual([suv]);
  const many = Array.from({ length: 31 }, (_, index) => ({ ...suv, id: String(index) }));
  expect(read(many)).toEqual(many.slice(0, 30));
});

it('limits texts, and drops unknown properties', () => {
  const [line] = read([
    { ...suv, id: 'x'.repeat(200), name: 'y'.repeat(200), note: 'z'.repeat(300), price: 7 },
  ]);
  expect(line && [line.id.length, line.name.length, line.note?.length, Object.keys(line)]).toEqual([
    100,
    80,
    200,
    ['id', 'name', 'quantity', 'note'],
  ]);
});

it.each([null, ' ', ['x'], {}])('drops a note of %j', (note) => {
  expect(read([{ ...suv, note }])).toEqual([suv]);
});
