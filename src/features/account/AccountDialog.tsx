import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import styled from 'styled-components';
import { accountWords as words } from '../../content/pages/account';
import { selectIsExpired, selectIsSignedIn } from '../../session/authSlice';
import { ModalDialog } from '../../ui/ModalDialog';
import { space } from '../../ui/theme/tokens';
import { Notice } from '../../ui/Notice';
import { TextButton } from '../../ui/buttons/Button';
import { Stack } from '../../ui/theme/layout';
import { RegisterForm } from './RegisterForm';
import { SignedIn } from './SignedIn';
import { SignInForm } from './SignInForm';
import { useAccountView } from './useAccountView';
import type { SharedInput } from './useCredentialForm';
import { ConfirmUnsent } from './ConfirmUnsent';
import { useLogOut } from './useConfirmUnsent';

/** The account dialog: sign in, create an account, or view the profile. Opens over any page. */
export default function AccountDialog({ recent }: { readonly recent: ReactNode }) {
  const headingId = useId();
  const { view, close } = useAccountView();
  const isSignedIn = useSelector(selectIsSignedIn);
  const isExpired = useSelector(selectIsExpired);
  const [values, setValues] = useState<SharedInput['values']>({});
  const screen = { headingId, onDone: close };
  const shared: SharedInput = {
    values,
    onInput: (typed) => setValues((previous) => ({ ...previous, ...typed })),
  };
  return (
    <ModalDialog
      labelledBy={headingId}
      closeLabel={words.close}
      onClose={(reason) => {
        // An accidental tap outside must not discard a half-filled form.
        if (isSignedIn || reason !== 'outside') close();
      }}
      width="30rem"
    >
      <Body $gap={6}>
        {isExpired && <ExpiredNotice onDone={close} />}
        {isSignedIn ? (
          <SignedIn {...screen} recent={recent} />
        ) : view === 'register' ? (
          <RegisterForm {...screen} shared={shared} />
        ) : (
          <SignInForm {...screen} shared={shared} />
        )}
      </Body>
    </ModalDialog>
  );
}

/** Tells the user the session has expired and offers to log out for good. */
function ExpiredNotice({ onDone }: { readonly onDone: () => void }) {
  const { button, confirmation } = useLogOut(onDone);
  return (
    <Wrapper>
      <Notice tone="caution" role="status">
        <p>{words.signIn.expired}</p>
        <TextButton type="button" {...button}>
          {words.signIn.leave}
        </TextButton>
      </Notice>
      <ConfirmUnsent {...confirmation} words={words.unsent} />
    </Wrapper>
  );
}

const Body = styled(Stack)`
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

/** The top padding clears the close button. */
const Wrapper = styled(Stack)`
  padding-block-start: ${space(9)};
`;
