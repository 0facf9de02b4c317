import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';
import type { WithDrafts } from '../../drafts/draftState';
import type { ContactSubject } from '../../content/pages/contact';
import { useIsHydrated } from '../../ui/hooks/useIsHydrated';
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
  // From another page. Not on a reload or on the way back, before which the visitor may have chosen another subject.
  const isFollowed = useRef(useNavigationType() !== NavigationType.Pop);
  // Until then, the list is empty.
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (!isHydrated) return;
    const { values, status } = contactDraft.selectDraft(store.getState());
    const earlier = isFollowed.current ? { ...values, linkedSubject: '' } : values;
    const linked = applyLink(earlier, subject, list);
    isFollowed.current = false;
    if (linked !== earlier && status.kind !== 'sent') store.dispatch(contactDraft.actions.edited(linked));
  }, [isHydrated, list, store, subject]);
}

/**
 * Inserts the enquiry list into the message, replacing the previously inserted list or appending.
 * @param previous the previously inserted list; empty if there was none
 */
function insertList(message: string, list: string, previous: string): string {
  if (previous !== '' && message.includes(previous)) {
    const replaced = message.replace(previous, () => list);
    return list === '' ? replaced.trim() : replaced;
  }
  if (message.includes(list)) return message;
  return message.trim() === '' ? list : `${message.trimEnd()}\n\n${list}`;
}

/**
 * Applies a link's subject to the form, unless it has been; for the shop subject, also inserts the enquiry list. A list that was
 * inserted is kept up to date, and removed with its last item.
 */
export function applyLink(
  values: ContactValues,
  subject: ContactSubject | undefined,
  list: string,
): ContactValues {
  const isNew = subject !== undefined && subject !== values.linkedSubject;
  const withSubject = isNew ? { ...values, subject, linkedSubject: subject } : values;
  const { message, list: previous } = values;
  const isInserted = previous !== '' && message.includes(previous);
  if (list === previous || (!isInserted && (subject !== 'shop' || list === ''))) return withSubject;
  return { ...withSubject, message: insertList(message, list, previous), list };
}
