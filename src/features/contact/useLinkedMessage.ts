import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import type { WithDrafts } from '../../drafts/draftState';
import { contactDraft } from './contactDraft';
import { subjectOf } from './contactValues';
import { withLink } from './shopList';

/**
 * Fills in what a link such as `/contact?subject=shop` asks for.
 * @param list the enquiry list as a text; empty when there is none
 */
export function useLinkedMessage(list: string): void {
  const store = useStore<WithDrafts>();
  const [params] = useSearchParams();
  const subject = subjectOf(params.get('subject'));
  useEffect(() => {
    const { values, status } = contactDraft.selectDraft(store.getState());
    const linked = withLink(values, subject, list);
    if (linked !== values && status.kind !== 'sent') store.dispatch(contactDraft.actions.edited(linked));
  }, [list, store, subject]);
}
