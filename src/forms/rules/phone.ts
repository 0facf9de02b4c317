import { formErrors } from '../../content/formErrors';
import { checkPhone } from '../../lib/phone/phone';
import type { PhoneCheck } from '../../lib/phone/phone';
import type { Rule } from './rule';

/** The message for each way a number can be invalid; undefined to accept it. */
type Sentences = Readonly<Record<Exclude<PhoneCheck['kind'], 'ok'>, string | undefined>>;

const phoneRuleOf =
  (sentences: Sentences): Rule =>
  (text) => {
    const { kind } = checkPhone(text);
    return kind === 'ok' ? undefined : sentences[kind];
  };

/** Rule for an optional phone number, in a form without a country choice. */
export const phoneRule = phoneRuleOf({
  ...formErrors.phone,
  empty: undefined,
  ambiguous: formErrors.phone['no-country-code'],
});

/** Rule for a required phone number, in a form that can resolve numbers valid in two countries. */
export const requiredPhoneRule = (sentences: Readonly<Record<'empty' | 'ambiguous', string>>): Rule =>
  phoneRuleOf({ ...formErrors.phone, ...sentences });
