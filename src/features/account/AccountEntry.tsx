import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { accountEntry as words } from '../../content/pages/accountEntry';
import { selectIsSignedIn, selectUser } from '../../session/authSlice';
import { useAccountView } from './useAccountView';
import { userName } from './userName';

/** The link to the account on every page: the user's name, or "Sign in" without a session that works. */
export function AccountEntry() {
  const isSignedIn = useSelector(selectIsSignedIn);
  const user = useSelector(selectUser);
  const { opening } = useAccountView();
  return (
    <Entry {...opening(isSignedIn ? 'me' : 'sign-in')}>
      {isSignedIn ? userName(user) || words.fallbackName : words.signIn}
    </Entry>
  );
}

/** The dialog needs scripts: without them the link would lead nowhere. */
const Entry = styled(Link)`
  max-width: 14rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  @media (scripting: none) {
    display: none !important;
  }
`;
