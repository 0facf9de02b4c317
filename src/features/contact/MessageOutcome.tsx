import { useDispatch, useSelector } from 'react-redux';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { selectServiceProblem } from '../../api/serviceState';
import { serviceNotice } from '../../content/serviceNotice';
import { Notice } from '../../ui/Notice';
import { paths } from '../../config/paths';
import { company } from '../../content/company';
import { contactFailure as words, contactSent } from '../../content/pages/messageForm';
import { unbrokenTimes } from '../../lib/time/hoursText';
import { Button } from '../../ui/buttons/Button';
import { ArrowLink } from '../../ui/links';
import { Cluster, Stack } from '../../ui/theme/layout';
import { SectionTitle, Stencil } from '../../ui/theme/text';
import { contactDraft } from './contactDraft';
import { describeError } from '../../content/errorMessages';
import { errorOf } from '../../drafts/resolveDraft';
import { sendFailure } from '../../drafts/retryWait';
import { useCurrentError } from '../../drafts/useCurrentError';
import { mayHaveBeenSent } from '../../lib/apiError';
import { useIsOnline } from '../../ui/hooks/useIsOnline';
import { showWithButton } from '../../ui/focus';
import { ServerText } from '../../ui/ServerText';
import { otherWays } from '../../content/sending';
import { OtherWays } from '../../ui/OtherWays';
import { messageText, subjectText } from './contactValues';

interface MessageOutcomeProps {
  /** Changes with each failed attempt. */
  readonly attempt: number;
  /** Whether the message was sent on this page. */
  readonly hasSent?: RefObject<boolean> | undefined;
}

/** The outcome of sending. Before sending, a warning while the service is known to be down. */
export default function MessageOutcome({ attempt, hasSent }: MessageOutcomeProps) {
  const dispatch = useDispatch();
  const status = useSelector(contactDraft.selectStatus);
  const service = useSelector(selectServiceProblem);
  if (status.kind === 'sent') {
    return (
      <ContactSent
        email={status.receipt.email}
        hasSent={hasSent}
        onSendAnother={() => dispatch(contactDraft.actions.anotherStarted())}
      />
    );
  }
  if (status.kind !== 'editing') return <SendFailure attempt={attempt} />;
  return (
    service && (
      <Notice tone="caution" title={serviceNotice.title[service.kind]}>
        <p>{serviceNotice.forms}</p>
        <OtherChannels />
      </Notice>
    )
  );
}

interface ContactSentProps extends Pick<MessageOutcomeProps, 'hasSent'> {
  readonly email: string;
  readonly onSendAnother: () => void;
}

/** Confirms that the message was delivered and says what happens next. A message sent earlier doesn't take the focus. */
export function ContactSent({ email, hasSent, onSendAnother }: ContactSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasSent?.current) heading.current?.focus();
  }, [hasSent]);
  return (
    <Stack $gap={4} role="status">
      <Stencil>{contactSent.label}</Stencil>
      <SectionTitle as="h3" ref={heading} tabIndex={-1}>
        {contactSent.title}
      </SectionTitle>
      <p>
        {contactSent.answerTo} <strong>{email}</strong>. {contactSent.hours(unbrokenTimes(company.hours))}
      </p>
      <p>
        {contactSent.urgent} <a href={company.phones[0].href}>{company.phones[0].label}</a> {contactSent.usOr}{' '}
        <a href={company.phones[1].href}>{company.phones[1].label}</a> {contactSent.nigeria}
      </p>
      <Cluster $gap={5}>
        <Button $variant="secondary" onClick={onSendAnother}>
          {contactSent.another}
        </Button>
        <ArrowLink to={paths.track}>{contactSent.trackShipment}</ArrowLink>
      </Cluster>
    </Stack>
  );
}

/**
 * Reports that the message wasn't, or may not have been, delivered, and offers other channels.
 * @param attempt changes with each failure; the notice then takes focus
 */
function SendFailure({ attempt }: { readonly attempt: number }) {
  const box = useRef<HTMLDivElement>(null);
  const isOnline = useIsOnline();
  const draft = useSelector(contactDraft.selectDraft);
  const isSaved = useSelector(contactDraft.selectIsSaved);
  const { status } = draft;
  const failure = errorOf(status);
  const error = useCurrentError(failure);
  useEffect(() => {
    if (attempt === 0) return;
    box.current?.focus({ preventScroll: true });
    showWithButton(box.current);
  }, [attempt]);
  // Field errors have their own summary, which takes focus.
  if (error?.kind === 'validation') return null;
  const { tone, title, notes } = sendFailure(draft, isSaved, isOnline);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone={tone} title={words[title]} role="alert">
        {error && (error.kind === 'server' || !mayHaveBeenSent(error)) && (
          <p>
            <ServerText>{describeError(error)}</ServerText>
          </p>
        )}
        {failure && !error && <p>{words.waitIsOver}</p>}
        {notes.map((note) => (
          <p key={note}>{words[note]}</p>
        ))}
        <OtherChannels />
      </Notice>
    </div>
  );
}

/** Links that send the form's current values by e-mail or WhatsApp instead. */
function OtherChannels() {
  const values = useSelector(contactDraft.selectValues);
  return <OtherWays ways={otherWays(subjectText(values), messageText(values))} />;
}
