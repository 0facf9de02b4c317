import { startTransition } from 'react';
import { useSelector } from 'react-redux';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import styled from 'styled-components';
import { accountEntry as words } from '../../content/accountEntry';
import { selectIsSignedIn, selectUser } from '../../session/authSlice';
import { openAccountAtOnce } from './AccountGate';
import { useAccountView } from './useAccountView';
import { userName } from './userName';

/** The way into the account from every page: by name once signed in. */
export function AccountEntry() {
  const isSignedIn = useSelector(selectIsSignedIn);
  const user = useSelector(selectUser);
  const { opening } = useAccountView();
  const { to, state } = opening(isSignedIn ? 'me' : 'sign-in');
  const follow = useLinkClickHandler(to, { state });
  return (
    <Entry
      href={useHref(to)}
      onClick={(event) => {
        startTransition(() => {
          follow(event);
          if (event.defaultPrevented) openAccountAtOnce();
        });
      }}
    >
      {isSignedIn ? userName(user) || words.fallbackName : words.signIn}
    </Entry>
  );
}

/** The dialog needs scripts: without them the link would lead nowhere. */
const Entry = styled.a`
  max-width: 14rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  @media (scripting: none) {
    display: none !important;
  }
`;
