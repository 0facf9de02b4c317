import { useEffect, useRef } from 'react';
import { paths } from '../../config/paths';
import { company } from '../../content/company';
import { Button } from '../../ui/buttons/Button';
import { ArrowLink } from '../../ui/links';
import { Cluster, Stack } from '../../ui/theme/layout';
import { SectionTitle, Stencil } from '../../ui/theme/text';

interface ContactSentProps {
  readonly email: string;
  readonly onAgain: () => void;
}

/** It has arrived, and what happens next. */
export function ContactSent({ email, onAgain }: ContactSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <Stack $gap={4} role="status">
      <Stencil>Sent</Stencil>
      <SectionTitle as="h3" ref={heading} tabIndex={-1}>
        We have your message
      </SectionTitle>
      <p>
        We’ll answer to <strong>{email}</strong>. Our hours are {company.hours}.
      </p>
      <p>
        If it can’t wait, call <a href={company.phones[0].href}>{company.phones[0].label}</a> (USA) or{' '}
        <a href={company.phones[1].href}>{company.phones[1].label}</a> (Nigeria). No answer yet? Check your
        spam folder first.
      </p>
      <Cluster $gap={5}>
        <Button $variant="secondary" onClick={onAgain}>
          Write another message
        </Button>
        <ArrowLink to={paths.track}>Track a shipment</ArrowLink>
      </Cluster>
    </Stack>
  );
}
