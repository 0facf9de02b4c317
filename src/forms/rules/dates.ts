import { formErrors } from '../../content/formErrors';
import { parseCalendarDate } from '../../lib/time/calendarDate';
import type { Rule } from './rule';

/**
 * An optional year of four digits.
 * @param wrong what to say about any other text
 */
export const yearRule =
  (oldest: number, latest: number, wrong: string = formErrors.year): Rule =>
  (text) => {
    const year = text.trim();
    const isYear = /^\d{4}$/.test(year) && Number(year) >= oldest && Number(year) <= latest;
    return year === '' || isYear ? undefined : wrong;
  };

/** An optional date, as a date field gives it. */
export const dateRule: Rule = (text) =>
  text === '' || parseCalendarDate(text) ? undefined : formErrors.date;
