import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import type { WithDrafts } from '../../drafts/draftState';
import { contactDraft } from './contactDraft';
import { subjectOf } from './contactValues';
import { applyLink } from './applyLink';

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
