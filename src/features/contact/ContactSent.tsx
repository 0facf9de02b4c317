import { useEffect, useRef } from 'react';
import { paths } from '../../config/paths';
import { company } from '../../content/company';
import { contactSent } from '../../content/pages/messageForm';
import { unbrokenTimes } from '../../lib/time/openingHours';
import { Button } from '../../ui/buttons/Button';
import { ArrowLink } from '../../ui/links';
import { Cluster, Stack } from '../../ui/theme/layout';
import { SectionTitle, Stencil } from '../../ui/theme/text';

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
