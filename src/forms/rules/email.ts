import { formErrors } from '../../content/formErrors';
import { isEmail } from '../../lib/text/email';
import type { Rule } from './rule';

/** @param missing what to say when the field is empty */
export const emailRule =
  (missing: string = formErrors.email): Rule =>
  (text) => {
    if (text.trim() === '') return missing;
    return isEmail(text) ? undefined : formErrors.email;
  };
