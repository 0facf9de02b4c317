import { LONG_TEXT_MAX } from '../../config/limits';
import { tooLong } from '../../content/formErrors';
import { contactErrors } from '../../content/pages/messageForm';
import { emailRule } from '../../forms/rules/email';
import { phoneRule } from '../../forms/rules/phone';
import type { ContactField } from './contactValues';

type Rule = (value: never) => string | true;

const required =
  (error: string) =>
  (text = ''): string | true =>
    text.trim() !== '' || error;

/** React Hook Form validators: `true` or the error message. */
export const contactRules = {
  name: required(contactErrors.name),
  email: (text?: string): string | true => emailRule(text ?? '') ?? true,
  phone: (text?: string): string | true => phoneRule(text ?? '') ?? true,
  subject: required(contactErrors.subject),
  message: (text: string): string | true => {
    if ([...text.trim()].length > LONG_TEXT_MAX) return tooLong(contactErrors.aMessage, LONG_TEXT_MAX);
    return required(contactErrors.message)(text);
  },
  consent: (given: boolean): string | true => given || contactErrors.consent,
} satisfies Record<ContactField, Rule>;
