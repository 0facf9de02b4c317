import { useEffect, useRef } from 'react';
import { accountWords as words } from '../../content/pages/account';
import { ButtonLink } from '../../ui/buttons/Button';
import { Stack } from '../../ui/theme/layout';
import { SectionTitle } from '../../ui/theme/text';
import { useAccountView } from './useAccountView';
import { ServerText } from '../../ui/ServerText';

interface RegisteredProps {
  readonly headingId: string;
  readonly message: string | undefined;
}

/** The account was created but must be confirmed before sign-in; the server's message explains how. */
export function Registered({ headingId, message }: RegisteredProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { switchLinkProps } = useAccountView();
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <Stack $gap={5}>
      <SectionTitle id={headingId} ref={heading} tabIndex={-1}>
        {words.registered}
      </SectionTitle>
      {message && (
        <p>
          <ServerText>{message}</ServerText>
        </p>
      )}
      <ButtonLink {...switchLinkProps('sign-in')}>{words.register.toOther}</ButtonLink>
    </Stack>
  );
}
