import type { ContactSubject } from '../../content/pages/contact';
import type { ContactValues } from './contactValues';

/**
 * A message with the shop's list in it: in place of the one that was put in before, below what else was written.
 * @param before the list that was put in before; empty when there was none
 */
function withList(message: string, list: string, before: string): string {
  if (before !== '' && message.includes(before)) return message.replace(before, () => list);
  if (message.includes(list)) return message;
  return message.trim() === '' ? list : `${message.trimEnd()}\n\n${list}`;
}

/** The message as a link asks for it: its subject and, about the shop, the enquiry list. */
export function withLink(
  values: ContactValues,
  subject: ContactSubject | undefined,
  list: string,
): ContactValues {
  const asked = subject && subject !== values.subject ? { ...values, subject } : values;
  if (subject !== 'shop' || list === '' || list === values.list) return asked;
  return { ...asked, message: withList(values.message, list, values.list), list };
}
