import { useDispatch, useSelector } from 'react-redux';
import { useEffect, useRef } from 'react';
import { selectServiceProblem } from '../../api/serviceState';
import type { ServiceProblem } from '../../api/serviceState';
import { serviceNotice } from '../../content/serviceNotice';
import { Notice } from '../../ui/Notice';
import { paths } from '../../config/paths';
import { company } from '../../content/company';
import { contactSent } from '../../content/pages/messageForm';
import { unbrokenTimes } from '../../lib/time/hoursText';
import { Button } from '../../ui/buttons/Button';
import { ArrowLink } from '../../ui/links';
import { Cluster, Stack } from '../../ui/theme/layout';
import { SectionTitle, Stencil } from '../../ui/theme/text';
import { contactDraft } from './contactDraft';
import { SendFailure } from './SendFailure';
import { OtherChannels } from './OtherChannels';

interface MessageOutcomeProps {
  /** Changes with each failed attempt. */
  readonly attempt: number;
}

/** The outcome of sending. Before sending, a warning while the service is known to be down. */
export default function MessageOutcome({ attempt }: MessageOutcomeProps) {
  const dispatch = useDispatch();
  const status = useSelector(contactDraft.selectStatus);
  const service = useSelector(selectServiceProblem);
  if (status.kind === 'sent') {
    return (
      <ContactSent
        email={status.receipt.email}
        onSendAnother={() => dispatch(contactDraft.actions.anotherStarted())}
      />
    );
  }
  if (status.kind !== 'editing') return <SendFailure attempt={attempt} />;
  return service && <ServiceWarning problem={service} />;
}

/** Warns before sending that the service is known to be down. */
function ServiceWarning({ problem }: { readonly problem: ServiceProblem }) {
  return (
    <Notice tone="caution" title={serviceNotice.title[problem.kind]}>
      <p>{serviceNotice.forms}</p>
      <OtherChannels />
    </Notice>
  );
}

interface ContactSentProps {
  readonly email: string;
  readonly onSendAnother: () => void;
}

/** Confirms that the message was delivered and says what happens next. */
export function ContactSent({ email, onSendAnother }: ContactSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
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
