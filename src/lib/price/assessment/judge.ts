import { exactly, shareOf } from '../amountRange';
import type { Cause, Fit, NoticeLine, Question, Rule } from './notice';

/** Difference that rounding explains: one kobo or cent. */
export const ONE_UNIT = 1;

/** A percentage of an amount, rounded half up. @param points in hundredths of a percent */
export const share = (amount: number, points: number): number =>
  shareOf(exactly(amount), exactly(points)).low;

/** A known mistake and the amount it gives; undefined if that isn't known. */
export interface Mistake {
  readonly cause: Cause;
  readonly amount: number | undefined;
}

/** A percentage of something else: a mistake that is seen often. */
export const wrongBase = (points: number, of: Rule['of'], base: number | undefined): Mistake => ({
  cause: { kind: 'base', charged: { points, of } },
  amount: base === undefined ? undefined : share(base, points),
});

interface Judged {
  readonly line: NoticeLine;
  readonly rule: Rule | undefined;
  readonly amount: number;
  /** The right amount, and others that are right, too. */
  readonly expected: number;
  readonly alsoRight?: readonly (number | undefined)[];
  /** The first that gives the amount is the cause. */
  readonly mistakes: readonly Mistake[];
}

/** A line that is exactly right. */
export const fits = (line: NoticeLine, rule?: Rule): Fit => ({ kind: 'fits', line, rule, isRounded: false });

/** Whether a line fits, or else the likely cause. */
export function judge({ line, rule, amount, expected, alsoRight = [], mistakes }: Judged): Fit | Question {
  const isNear = (right: number | undefined) => right !== undefined && Math.abs(amount - right) <= ONE_UNIT;
  const right = [expected, ...alsoRight];
  if (right.some(isNear)) return { kind: 'fits', line, rule, isRounded: !right.includes(amount) };
  const mistake = amount === 0 ? undefined : mistakes.find((known) => isNear(known.amount));
  return { kind: 'ask', line, rule, amount, expected, cause: mistake?.cause ?? { kind: 'unexplained' } };
}
