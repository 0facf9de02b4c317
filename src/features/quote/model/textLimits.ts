import { quoteErrors } from '../../../content/quote/quoteErrors';

/** Most characters of each text that go into a request: plenty for anything true, little for a page pasted by mistake. */
const textLimits = {
  city: 100,
  vin: 40,
  make: 60,
  model: 60,
  first_name: 80,
  last_name: 80,
  email: 190,
  referral_code: 40,
} as const;

/**
 * The sentence beside a field that holds more than goes into a request. It is told and never cut: what is lost on
 * the way nobody would see.
 */
export function tooLong(field: keyof typeof textLimits, text: string): string | false {
  const most = textLimits[field];
  return [...text.trim()].length > most && quoteErrors.tooLong(quoteErrors.texts[field], most);
}
