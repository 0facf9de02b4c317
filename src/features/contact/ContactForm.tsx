import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useOpenDraft } from '../../drafts/useDraft';
import { contactDraft } from './contactDraft';
import { ContactSent, preloadLateParts } from './lateParts';
import { MessageForm } from './MessageForm';

/**
 * A message to the one team, or the receipt of the one that was sent.
 * @param list the enquiry list as a text, for messages about the shop; empty when there is none
 */
export function ContactForm({ list }: { readonly list: string }) {
  const dispatch = useDispatch();
  const status = useSelector(contactDraft.selectStatus);
  useOpenDraft(contactDraft);
  useEffect(preloadLateParts, []);
  if (status.kind !== 'sent') return <MessageForm list={list} />;
  return (
    <ContactSent
      email={status.receipt.email}
      onAgain={() => {
        dispatch(contactDraft.actions.anotherStarted());
      }}
    />
  );
}
