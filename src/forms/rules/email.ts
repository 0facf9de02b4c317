import { formErrors } from '../../content/formErrors';
import { cleanEmail, isEmail } from '../../lib/text/email';
import type { Rule } from './rule';

/** An e-mail address that must be there. */
export const emailRule: Rule = (text) => {
  if (text.trim() === '') return formErrors.noEmail;
  return isEmail(text) ? undefined : formErrors.email;
};

/** An e-mail address that may be missing. */
export const optionalEmailRule: Rule = (text) => (cleanEmail(text) ? emailRule(text) : undefined);
