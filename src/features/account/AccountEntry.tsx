import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { accountWords as words } from '../../content/account';
import { selectIsSignedIn, selectUser } from '../../session/authSlice';
import { useAccountView } from './useAccountView';
import { userName } from './userName';

/** The way into the account from every page: by name once signed in. */
export function AccountEntry() {
  const isSignedIn = useSelector(selectIsSignedIn);
  const user = useSelector(selectUser);
  const { addressOf } = useAccountView();
  return (
    <Entry to={addressOf(isSignedIn ? 'me' : 'sign-in')}>{isSignedIn ? userName(user) : words.entry}</Entry>
  );
}

/** The dialog needs scripts: without them the link would lead nowhere. */
const Entry = styled(Link)`
  @media (scripting: none) {
    display: none !important;
  }
`;
