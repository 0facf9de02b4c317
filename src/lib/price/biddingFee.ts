/**
 * Estimates an auction's bidding fee from its published average percentage and minimum.
 * @param price in cents
 * @param averageRate in hundredths of a percent
 * @param least in cents
 * @returns cents, rounded half up
 */
export const averageBiddingFee = (price: number, averageRate: number, least: number): number =>
  Math.max(least, Math.round((price * averageRate) / 10_000));
