import { contactErrors } from '../../content/pages/contactForm';
import { emailRule } from '../../forms/rules/email';
import { phoneRule } from '../../forms/rules/phone';
import type { ContactField } from './contactValues';

type Rule = (value: never) => string | true;

const filled =
  (sentence: string) =>
  (text = ''): string | true =>
    text.trim() !== '' || sentence;

/** Each field's rule, in the words that stand beside it. */
export const contactRules = {
  name: filled(contactErrors.name),
  email: (text?: string): string | true => emailRule(text ?? '') ?? true,
  phone: (text?: string): string | true => phoneRule(text ?? '') ?? true,
  subject: filled(contactErrors.subject),
  message: filled(contactErrors.message),
  consent: (given: boolean): string | true => given || contactErrors.consent,
} satisfies Record<ContactField, Rule>;
