import { bestMatch, findPlaces, placeKey, placesIn } from '../../../src/features/quote/model/findPlaces';

const groups = [
  { label: 'Ports', places: [{ code: 'USBAL', name: 'Baltimore, Maryland' }] },
  {
    label: 'States',
    places: [
      { code: 'US-MD', name: 'Maryland' },
      { code: 'US-MO', name: 'Missouri' },
      { code: 'US-NM', name: 'New Mexico' },
    ],
  },
];
const found = (typed: string) => placesIn(findPlaces(groups, typed)).map(placeKey);

it('returns every place without text', () => {
  expect(findPlaces(groups, ' ')).toBe(groups);
});

it('finds words that start with the text, in any case', () => {
  expect(found('mary')).toEqual(expect.arrayContaining(['USBAL', 'US-MD']));
  expect(found('MEX')).toEqual(['US-NM']);
  expect(found('ico')).toEqual([]);
});

it('finds states by their code, but not ports', () => {
  expect(found('nm')).toEqual(['US-NM']);
  expect(found('usbal')).toEqual([]);
});

it('finds cities, ignoring accents and punctuation', () => {
  expect(found('st louis')).toEqual(['US-MO/St. Louis']);
  expect(found('St. Lou\u0301is')).toEqual(['US-MO/St. Louis']);
  expect(findPlaces(groups, 'st louis')[0]?.places[0]?.name).toBe('St. Louis, Missouri');
});

it('omits groups without a match', () => {
  expect(findPlaces(groups, 'missouri').map(({ label }) => label)).toEqual(['States']);
});

describe('the place that Enter selects', () => {
  const places = [
    { code: '1', name: 'New Mexico' },
    { code: '2', name: 'Mexico City' },
    { code: '3', name: 'Mexico' },
  ];
  it.each([
    ['mexico', 2],
    ['mex', 1],
    ['new', 0],
    ['city', 0],
    [' ', -1],
  ])('for %j is at index %i', (typed, index) => {
    expect(bestMatch(places, typed)).toBe(index);
  });
});
