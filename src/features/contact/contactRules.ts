import { contactErrors } from '../../content/pages/contactForm';
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
  message: required(contactErrors.message),
  consent: (given: boolean): string | true => given || contactErrors.consent,
} satisfies Record<ContactField, Rule>;
