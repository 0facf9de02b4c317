import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import type { WithDrafts } from '../../drafts/draftState';
import type { ContactSubject } from '../../content/pages/contact';
import { contactDraft } from './contactDraft';
import { subjectOf } from './contactValues';
import type { ContactValues } from './contactValues';

/**
 * Prefills the form from a link such as `/contact?subject=shop`.
 * @param list the enquiry list as text; empty when there is none
 */
export function useLinkedMessage(list: string): void {
  const store = useStore<WithDrafts>();
  const [params] = useSearchParams();
  const subject = subjectOf(params.get('subject'));
  useEffect(() => {
    const { values, status } = contactDraft.selectDraft(store.getState());
    const linked = applyLink(values, subject, list);
    if (linked !== values && status.kind !== 'sent') store.dispatch(contactDraft.actions.edited(linked));
  }, [list, store, subject]);
}

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
