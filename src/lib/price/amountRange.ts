/** Lower and upper bound: in cents for an amount, in hundredths of a percent for a rate. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/** A range with equal bounds. */
export const exactly = (value: number): Range => ({ low: value, high: value });

/** Adds the bounds separately; zero for no ranges. Undefined ranges are skipped. */
export const addRanges = (...ranges: readonly (Range | undefined)[]): Range =>
  ranges.reduce<Range>(
    (sum, range) => (range ? { low: sum.low + range.low, high: sum.high + range.high } : sum),
    exactly(0),
  );

const BASIS = 10_000;

/** Multiplies an amount by a rate, bound by bound, each rounded half up to a cent. */
export const shareOf = (amount: Range, rate: Range): Range => ({
  low: Math.round((amount.low * rate.low) / BASIS),
  high: Math.round((amount.high * rate.high) / BASIS),
});

/** Rounds the bounds outward to multiples of `step`, so that the range still includes every amount it did. */
export const roundOutward = ({ low, high }: Range, step: number): Range => ({
  low: Math.floor(low / step) * step,
  high: Math.ceil(high / step) * step,
});
