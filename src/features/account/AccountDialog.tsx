import { useId } from 'react';
import { useSelector } from 'react-redux';
import styled from 'styled-components';
import { accountWords as words } from '../../content/account';
import { selectIsExpired, selectIsSignedIn } from '../../session/authSlice';
import { ModalDialog } from '../../ui/ModalDialog';
import { Notice } from '../../ui/Notice';
import { space } from '../../ui/tokens';
import { RegisterForm } from './RegisterForm';
import { SignedIn } from './SignedIn';
import { SignInForm } from './SignInForm';
import { useAccountView } from './useAccountView';

/** Sign in, create an account, or who one is: one dialog over any page. */
export default function AccountDialog() {
  const headingId = useId();
  const { view, close } = useAccountView();
  const isSignedIn = useSelector(selectIsSignedIn);
  const isExpired = useSelector(selectIsExpired);
  const showsMe = isSignedIn && !isExpired;
  return (
    <ModalDialog labelledBy={headingId} closeLabel={words.close} onClose={close} width="30rem">
      <Body>
        {isExpired && <Notice tone="caution">{words.signIn.expired}</Notice>}
        {showsMe ? (
          <SignedIn headingId={headingId} onDone={close} />
        ) : view === 'register' ? (
          <RegisterForm headingId={headingId} onDone={close} />
        ) : (
          <SignInForm headingId={headingId} onDone={close} />
        )}
      </Body>
    </ModalDialog>
  );
}

const Body = styled.div`
  display: grid;
  gap: ${space(5)};
  padding: clamp(1.25rem, 4vw, 2.25rem);
  h2 {
    padding-inline-end: ${space(10)};
    font-size: var(--t-2xl);
  }
`;
