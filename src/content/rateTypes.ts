import type { CalendarDate } from '../lib/time/calendarDate';

/** A date, month or year, as precise as the source; `undated` if it gives none. */
type Since = CalendarDate | `${number}-${number}` | `${number}` | 'long-standing' | 'undated';

/**
 * How firm a figure is:
 * - `sure`: the law's or the publisher's own text
 * - `reported`: from the press or from copies, without the original
 * - `unsure`: sources differ
 */
export type Confidence = 'sure' | 'reported' | 'unsure';

/** A sentence about rules that others set and may change. Figures are in `rates`. */
export interface Fact {
  /** As pages say it. Names it as reported or unsure if it isn't sure. */
  readonly text: string;
  readonly confidence: Confidence;
  readonly source: string;
  /** When it was last compared with its source. */
  readonly checked: CalendarDate;
  /** When the company confirmed it. The launch check then no longer lists it. */
  readonly confirmed?: CalendarDate;
}

/** What to tell visitors about a figure that isn't certain. Optional only if it is. */
type Firmness =
  | { readonly confidence: 'sure'; readonly caution?: string }
  | { readonly confidence: Exclude<Confidence, 'sure'>; readonly caution: string };

/** The figure's source. All fields are required, so that no figure is shown without one. */
export type RateSource = Firmness & {
  readonly publisher: string;
  readonly document: string;
  readonly link?: `https://${string}`;
  readonly since: Since;
  /** When the figure was last compared with its source. */
  readonly checked: CalendarDate;
  /** When the company confirmed it. The launch check then no longer lists it. */
  readonly confirmed?: CalendarDate;
};

/** A rule published by others; `text` is how it's displayed. */
export type RuleRate = RateSource & {
  readonly name: string;
  readonly text: string;
};

/** A percentage, in hundredths of a percent: 750 is 7.5%. */
export type ShareRate = RuleRate & { readonly basisPoints: number };

/** In US dollars. With `dollarsMax`, it's the low end of a range. */
export type DollarRate = RuleRate & { readonly dollars: number; readonly dollarsMax?: number };

/** In years, days or hours, as in `text`. */
export type CountRate = RuleRate & { readonly count: number };
