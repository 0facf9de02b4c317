import { subjectLabel } from './contactValues';
import type { ContactValues } from './contactValues';

/** Fields may be missing while the form is being filled in. */
type PartialValues = Partial<ContactValues>;

export const subjectText = ({ subject = '' }: PartialValues): string => subjectLabel(subject);

/** The message and contact details as plain text for another channel. */
export const messageText = ({ name, email, phone, message }: PartialValues): string =>
  [message?.trim() ?? '', '', ...[name, email, phone].map((line) => line?.trim() ?? '').filter(Boolean)]
    .join('\n')
    .trim();
