import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import styled from 'styled-components';
import { accountWords as words } from '../../content/pages/account';
import { selectIsExpired, selectIsSignedIn } from '../../session/authSlice';
import { ModalDialog } from '../../ui/ModalDialog';
import { space } from '../../ui/theme/tokens';
import { ExpiredNotice } from './ExpiredNotice';
import { RegisterForm } from './RegisterForm';
import { SignedIn } from './SignedIn';
import { SignInForm } from './SignInForm';
import { useAccountView } from './useAccountView';
import type { Typed } from './useCredentialForm';

/** Sign in, create an account, or see the account: one dialog over any page. */
export default function AccountDialog({ recent }: { readonly recent: ReactNode }) {
  const headingId = useId();
  const { view, close } = useAccountView();
  const isSignedIn = useSelector(selectIsSignedIn);
  const isExpired = useSelector(selectIsExpired);
  const [typed, setTyped] = useState<Typed['typed']>({});
  const screen = { headingId, onDone: close };
  const both: Typed = {
    typed,
    onTyped: (name, value) => {
      setTyped((before) => ({ ...before, [name]: value }));
    },
  };
  return (
    <ModalDialog
      labelledBy={headingId}
      closeLabel={words.close}
      onClose={(by) => {
        // A stray tap beside a form must not lose what was typed into it.
        if (isSignedIn || by !== 'outside') close();
      }}
      width="30rem"
    >
      <Body>
        {isExpired && <ExpiredNotice onDone={close} />}
        {isSignedIn ? (
          <SignedIn {...screen} recent={recent} />
        ) : view === 'register' ? (
          <RegisterForm {...screen} both={both} />
        ) : (
          <SignInForm {...screen} both={both} />
        )}
      </Body>
    </ModalDialog>
  );
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  padding: clamp(1.25rem, 4vw, 2.25rem);
  > :first-child {
    padding-block-start: ${space(1)};
  }
  h2 {
    padding-inline-end: ${space(10)};
    font-size: var(--t-xl);
    overflow-wrap: anywhere;
  }
`;
