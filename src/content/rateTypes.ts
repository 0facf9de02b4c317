import type { CalendarDate } from '../lib/time/calendarDate';

/** A date, month or year, as precise as the source; `undated` if it gives none. */
type Since = CalendarDate | `${number}-${number}` | `${number}` | 'long-standing' | 'undated';

/** The figure's source. All fields are required, so that no figure is shown without one. */
export interface RateSource {
  readonly publisher: string;
  readonly document: string;
  readonly link?: `https://${string}`;
  readonly since: Since;
  /** When the figure was last compared with its source. */
  readonly checked: CalendarDate;
  /** When the company confirmed it. The launch check then no longer lists it. */
  readonly confirmed?: CalendarDate;
}

/** A figure published by others; `text` is how it's displayed. */
interface Rate extends RateSource {
  readonly name: string;
  readonly text: string;
}

/** A percentage, in hundredths of a percent: 750 is 7.5%. */
export interface ShareRate extends Rate {
  readonly basisPoints: number;
}

/** In US dollars. */
export interface DollarRate extends Rate {
  readonly dollars: number;
}

/** In years, days or hours, as in `text`. */
export interface CountRate extends Rate {
  readonly count: number;
}
