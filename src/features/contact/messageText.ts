import { subjectLabel } from './contactValues';
import type { ContactValues } from './contactValues';

/** A form that is only begun: fields may be missing. */
type Begun = Partial<ContactValues>;

export const subjectText = ({ subject = '' }: Begun): string => subjectLabel(subject);

/** All that was typed, as a text for another channel. */
export const asText = ({ name, email, phone, message }: Begun): string =>
  [message?.trim() ?? '', '', ...[name, email, phone].map((line) => line?.trim() ?? '').filter(Boolean)]
    .join('\n')
    .trim();
