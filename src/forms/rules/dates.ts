import { formErrors } from '../../content/formErrors';
import { parseCalendarDate } from '../../lib/time/calendarDate';
import type { Rule } from './rule';

/**
 * Rule for an optional four-digit year.
 * @param wrong the message for any other text
 */
export const yearRule =
  (oldest: number, latest: number, wrong: string = formErrors.year): Rule =>
  (text) => {
    const year = text.trim();
    const isYear = /^\d{4}$/.test(year) && Number(year) >= oldest && Number(year) <= latest;
    return year === '' || isYear ? undefined : wrong;
  };

/** Rule for an optional date from a date input. */
export const dateRule: Rule = (text) =>
  text === '' || parseCalendarDate(text) ? undefined : formErrors.date;

/** Rule for an optional time from a time input, which is a text field in Safari 14.0. */
export const timeRule: Rule = (text) =>
  text === '' || /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) ? undefined : formErrors.time;
