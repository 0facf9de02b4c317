import { formErrors } from '../content/formErrors';
import { parseCalendarDate } from '../lib/calendarDate';
import { isEmail } from '../lib/email';
import { checkPhone } from '../lib/phone';
import { normaliseVin } from '../lib/vin/normaliseVin';

/** The sentence beside a field, or undefined when nothing is wrong with its text. */
type Rule = (text: string) => string | undefined;

/** @param missing what to say when the field is empty */
export const emailRule =
  (missing: string = formErrors.email): Rule =>
  (text) => {
    if (text.trim() === '') return missing;
    return isEmail(text) ? undefined : formErrors.email;
  };

/** An optional phone number. Without a choice of countries, a number that two of them have needs its country code. */
export const phoneRule: Rule = (text) => {
  const { kind } = checkPhone(text);
  if (kind === 'ok' || kind === 'empty') return undefined;
  return formErrors.phone[kind === 'ambiguous' ? 'no-country-code' : kind];
};

/** An optional year of four digits. */
export const yearRule =
  (oldest: number, latest: number): Rule =>
  (text) => {
    const year = text.trim();
    const isYear = /^\d{4}$/.test(year) && Number(year) >= oldest && Number(year) <= latest;
    return year === '' || isYear ? undefined : formErrors.year;
  };

/** An optional date, as a date field gives it. */
export const dateRule: Rule = (text) =>
  text === '' || parseCalendarDate(text) ? undefined : formErrors.date;

/** A VIN must be there; what is wrong in it is shown by the check itself. */
export const vinRule: Rule = (text) => (normaliseVin(text) === '' ? formErrors.vin : undefined);
