import { formErrors } from '../../content/formErrors';
import { checkPhone } from '../../lib/phone/phone';
import type { Rule } from './rule';

/** An optional phone number. Without a choice of countries, a number that two of them have needs its country code. */
export const phoneRule: Rule = (text) => {
  const { kind } = checkPhone(text);
  if (kind === 'ok' || kind === 'empty') return undefined;
  return formErrors.phone[kind === 'ambiguous' ? 'no-country-code' : kind];
};
