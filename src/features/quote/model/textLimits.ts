import { LONG_TEXT_MAX } from '../../../config/limits';
import { tooLong as tooLongText } from '../../../content/formErrors';
import { quoteErrors } from '../../../content/quote/quoteErrors';

/** Maximum characters per field, ample for real answers but not for a page pasted by mistake. */
const textLimits = {
  city: 100,
  vin: 40,
  make: 60,
  model: 60,
  first_name: 80,
  last_name: 80,
  email: 190,
  referral_code: 40,
  notes: LONG_TEXT_MAX,
} as const;

/** Error message for text over its field's limit. Text is never cut, because the visitor wouldn't notice. */
export function tooLong(field: keyof typeof textLimits, text: string): string | false {
  const max = textLimits[field];
  return [...text.trim()].length > max && tooLongText(quoteErrors.texts[field], max);
}
