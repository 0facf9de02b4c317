import type { ContactSubject } from '../../content/pages/contact';
import type { ContactValues } from './contactValues';

/**
 * Inserts the enquiry list into the message, replacing the previously inserted list or appending.
 * @param previous the previously inserted list; empty if there was none
 */
function insertList(message: string, list: string, previous: string): string {
  if (previous !== '' && message.includes(previous)) return message.replace(previous, () => list);
  if (message.includes(list)) return message;
  return message.trim() === '' ? list : `${message.trimEnd()}\n\n${list}`;
}

/** Applies a link's subject to the form; for the shop subject, also inserts the enquiry list. */
export function applyLink(
  values: ContactValues,
  subject: ContactSubject | undefined,
  list: string,
): ContactValues {
  const withSubject = subject && subject !== values.subject ? { ...values, subject } : values;
  if (subject !== 'shop' || list === '' || list === values.list) return withSubject;
  return { ...withSubject, message: insertList(values.message, list, values.list), list };
}
