import type { ContactMessage } from '../../api/requestSchemas';
import { contactSubjects } from '../../content/contact';
import type { ContactSubject } from '../../content/contact';
import { cleanEmail } from '../../lib/email';

/** The form's fields as typed. */
export interface ContactValues {
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  consent: boolean;
}

/** In the order of the page, as an error summary lists them. */
export const textFields = ['subject', 'message', 'name', 'email', 'phone'] as const;
type TextField = (typeof textFields)[number];
export const contactFields = [...textFields, 'consent'] as const;
export type ContactField = (typeof contactFields)[number];

export const fieldId = (name: ContactField): string => `contact-${name}`;

/** Texts without the consent: it is given anew for each message. */
export type ContactDraft = Readonly<Record<TextField, string>>;

export const emptyDraft: ContactDraft = { name: '', email: '', phone: '', subject: '', message: '' };

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
