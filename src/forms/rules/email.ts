import { formErrors } from '../../content/formErrors';
import { cleanEmail, isEmail } from '../../lib/text/email';
import type { Rule } from './rule';

/** Rule for a required e-mail address. */
export const emailRule: Rule = (text) => {
  if (text.trim() === '') return formErrors.noEmail;
  return isEmail(text) ? undefined : formErrors.email;
};

/** Rule for an optional e-mail address. */
export const optionalEmailRule: Rule = (text) => (cleanEmail(text) ? emailRule(text) : undefined);
