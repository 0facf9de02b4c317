import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { contactSent } from '../../content/pages/messageForm';
import { useOpenDraft } from '../../drafts/useDraft';
import { contactDraft } from './contactDraft';
import { LazyOutcome, preloadOutcome } from './LazyOutcome';
import { MessageForm } from './MessageForm';

/**
 * The contact form or, once sent, its confirmation.
 * @param list the enquiry list as text, for messages about the shop; empty when there is none
 */
export function ContactForm({ list }: { readonly list: string }) {
  const status = useSelector(contactDraft.selectStatus);
  /** Whether the form was sent from here, so that the confirmation takes the focus. */
  const hasSent = useRef(false);
  useOpenDraft(contactDraft);
  useEffect(preloadOutcome, []);
  useEffect(() => {
    if (status.kind === 'sending') hasSent.current = true;
  }, [status.kind]);
  if (status.kind !== 'sent') return <MessageForm list={list} />;
  return (
    <LazyOutcome hasSent={hasSent}>
      <p role="status">{contactSent.received}</p>
    </LazyOutcome>
  );
}
