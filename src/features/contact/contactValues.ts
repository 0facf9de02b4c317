import * as v from 'valibot';
import type { ContactMessage } from '../../api/schemas/contact';
import { contactSubjects } from '../../content/pages/contact';
import type { ContactSubject } from '../../content/pages/contact';
import { toE164 } from '../../lib/phone/phone';
import { cleanEmail } from '../../lib/text/email';
import { LONG_TEXT_MAX } from '../../config/limits';
import { tooLong } from '../../content/formErrors';
import { contactErrors } from '../../content/pages/messageForm';
import { emailRule } from '../../forms/rules/email';
import { phoneRule } from '../../forms/rules/phone';

const text = v.fallback(v.string(), '');

/** The form's fields as typed. */
export const ContactValuesSchema = v.object({
  subject: text,
  message: text,
  name: text,
  email: text,
  phone: text,
  consent: v.fallback(v.boolean(), false),
  /** The enquiry list as inserted into the message; empty if it wasn't. */
  list: text,
  /** The subject that a link set last; empty if none did. */
  linkedSubject: text,
});
export type ContactValues = v.InferOutput<typeof ContactValuesSchema>;

/** In page order, which is also the error summary's order. */
export const contactFields = ['subject', 'name', 'message', 'email', 'phone', 'consent'] as const;
export type ContactField = (typeof contactFields)[number];

export const fieldId = (name: ContactField): string => `contact-${name}`;

export const emptyMessage: ContactValues = v.getFallbacks(ContactValuesSchema);

/** Parses a subject from a link; undefined if it isn't one of ours. */
export const subjectOf = (text: string | null): ContactSubject | undefined =>
  contactSubjects.find(({ value }) => value === text)?.value;

/** The subject's label; an unknown value is returned unchanged. */
export const subjectLabel = (value: string): string =>
  contactSubjects.find((subject) => subject.value === value)?.label ?? value;

/** Builds the request body: trimmed, with the subject's label and without an empty phone. */
export function toMessage(values: ContactValues): ContactMessage {
  const phone = toE164(values.phone) ?? values.phone.trim();
  return {
    name: values.name.trim(),
    email: cleanEmail(values.email),
    ...(phone && { phone }),
    subject: subjectLabel(values.subject),
    message: values.message.trim(),
    consent: true,
  };
}

/** Fields may be missing while the form is being filled in. */
type PartialValues = Partial<ContactValues>;

export const subjectText = ({ subject = '' }: PartialValues): string => subjectLabel(subject);

/** The message and contact details as plain text for another channel. */
export const messageText = ({ name, email, phone, message }: PartialValues): string =>
  [message?.trim() ?? '', '', ...[name, email, phone].map((line) => line?.trim() ?? '').filter(Boolean)]
    .join('\n')
    .trim();

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
