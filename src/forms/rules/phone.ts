import { formErrors } from '../../content/formErrors';
import { checkPhone } from '../../lib/phone/phone';
import type { PhoneCheck } from '../../lib/phone/phone';
import type { Rule } from './rule';

/** The sentence for each way a number can be wrong; undefined where that is fine. */
type Sentences = Readonly<Record<Exclude<PhoneCheck['kind'], 'ok'>, string | undefined>>;

const phoneRuleOf =
  (sentences: Sentences): Rule =>
  (text) => {
    const { kind } = checkPhone(text);
    return kind === 'ok' ? undefined : sentences[kind];
  };

/** An optional phone number, in a form without a choice of countries. */
export const phoneRule = phoneRuleOf({
  ...formErrors.phone,
  empty: undefined,
  ambiguous: formErrors.phone['no-country-code'],
});

/** A phone number that must be there, in a form that says what to do about one that two countries have. */
export const requiredPhoneRule = (sentences: Readonly<Record<'empty' | 'ambiguous', string>>): Rule =>
  phoneRuleOf({ ...formErrors.phone, ...sentences });
