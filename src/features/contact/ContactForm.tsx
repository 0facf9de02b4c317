import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { contactSent } from '../../content/pages/contactForm';
import { useOpenDraft } from '../../drafts/useDraft';
import { contactDraft } from './contactDraft';
import { LateOutcome, preloadOutcome } from './LateOutcome';
import { MessageForm } from './MessageForm';

/**
 * A message to the one team, or the receipt of the one that was sent.
 * @param list the enquiry list as a text, for messages about the shop; empty when there is none
 */
export function ContactForm({ list }: { readonly list: string }) {
  const status = useSelector(contactDraft.selectStatus);
  useOpenDraft(contactDraft);
  useEffect(preloadOutcome, []);
  if (status.kind !== 'sent') return <MessageForm list={list} />;
  return (
    <LateOutcome>
      <p role="status">{contactSent.received}</p>
    </LateOutcome>
  );
}
