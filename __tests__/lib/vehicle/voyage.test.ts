import { voyageFraction } from '../../../src/lib/vehicle/voyage';

const day = (date: number) => new Date(Date.UTC(2026, 10, date));

it('is 0 before departure and 1 after arrival', () => {
  expect(voyageFraction({}, day(5))).toBe(0);
  expect(voyageFraction({ departed: day(6), eta: day(20) }, day(5))).toBe(0);
  expect(voyageFraction({ departed: day(1), arrived: day(4), eta: day(9) }, day(5))).toBe(1);
});

it('is the elapsed share of the time from departure to estimated arrival', () => {
  expect(voyageFraction({ departed: day(1), eta: day(21) }, day(11))).toBeCloseTo(0.5);
});

it('stays below 1 until arrival is reported', () => {
  expect(voyageFraction({ departed: day(1), eta: day(10) }, day(25))).toBeLessThan(1);
});

it('is undefined without a plausible arrival date', () => {
  expect(voyageFraction({ departed: day(1) }, day(5))).toBeUndefined();
  expect(voyageFraction({ departed: day(9), eta: day(2) }, day(10))).toBeUndefined();
});
