import * as v from 'valibot';
import type { ContactMessage } from '../../api/requestSchemas';
import { contactSubjects } from '../../content/pages/contact';
import type { ContactSubject } from '../../content/pages/contact';
import { cleanEmail } from '../../lib/text/email';

const text = v.fallback(v.string(), '');

/** The form's fields as typed. */
export const ContactValuesSchema = v.object({
  subject: text,
  message: text,
  name: text,
  email: text,
  phone: text,
  consent: v.fallback(v.boolean(), false),
  /** The shop's list as it was put into the message; empty when it was not. */
  list: text,
});
export type ContactValues = v.InferOutput<typeof ContactValuesSchema>;

/** In the order of the page, as an error summary lists them. */
export const contactFields = ['subject', 'message', 'name', 'email', 'phone', 'consent'] as const;
export type ContactField = (typeof contactFields)[number];

export const fieldId = (name: ContactField): string => `contact-${name}`;

export const emptyMessage: ContactValues = {
  subject: '',
  message: '',
  name: '',
  email: '',
  phone: '',
  consent: false,
  list: '',
};

/** A subject as it may stand in a link; undefined for anything else. */
export const subjectOf = (text: string | null): ContactSubject | undefined =>
  contactSubjects.find(({ value }) => value === text)?.value;

/** The subject in words; what is none of ours as it stands. */
export const subjectLabel = (value: string): string =>
  contactSubjects.find((subject) => subject.value === value)?.label ?? value;

/** What is sent: trimmed, the subject in words that an inbox can show, no telephone rather than an empty one. */
export function toMessage(values: ContactValues): ContactMessage {
  const phone = values.phone.trim();
  return {
    name: values.name.trim(),
    email: cleanEmail(values.email),
    ...(phone && { phone }),
    subject: subjectLabel(values.subject),
    message: values.message.trim(),
    consent: true,
  };
}
