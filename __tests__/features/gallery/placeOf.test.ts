import { placeOf } from '../../../src/features/gallery/placeOf';

const places = (count: number) =>
  Array.from({ length: count }, (_, index) => placeOf(index, count)).join(' ');

it.each([
  [1, 'row'],
  [2, 'half half'],
  [3, 'large side side'],
  [4, 'large side side row'],
  [5, 'large side side half half'],
  [6, 'large side side half half row'],
  [7, 'large side side half half half half'],
  [8, 'large side side half half large side side'],
])('fills every row with %i pictures', (count, expected) => {
  expect(places(count)).toBe(expected);
});
