/** The least and the most something may be: whole cents for an amount, hundredths of a percent for a rate. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/** A range of which both ends are known to be the same. */
export const exactly = (value: number): Range => ({ low: value, high: value });

/** End by end; nothing adds up to zero. What is not known is left out. */
export const addRanges = (...ranges: readonly (Range | undefined)[]): Range =>
  ranges.reduce<Range>(
    (sum, range) => (range ? { low: sum.low + range.low, high: sum.high + range.high } : sum),
    exactly(0),
  );

const BASIS = 10_000;

/** A rate of an amount, the low end of one with the low end of the other, each rounded half up to a cent. */
export const shareOf = (amount: Range, rate: Range): Range => ({
  low: Math.round((amount.low * rate.low) / BASIS),
  high: Math.round((amount.high * rate.high) / BASIS),
});

/** The range widened to whole steps, so that it never leaves out an amount that it held. */
export const roundOutward = ({ low, high }: Range, step: number): Range => ({
  low: Math.floor(low / step) * step,
  high: Math.ceil(high / step) * step,
});
