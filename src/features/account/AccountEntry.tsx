import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { accountEntry as words } from '../../content/layout';
import { selectIsSignedIn, selectUser } from '../../session/authSlice';
import { ServerText } from '../../ui/ServerText';
import { withoutScripts } from '../../ui/theme/tokens';
import { useAccountView } from './useAccountView';
import { userName } from './userName';

/** The account link on every page: the user's name, or "Sign in" without a valid session. */
export function AccountEntry() {
  const isSignedIn = useSelector(selectIsSignedIn);
  const user = useSelector(selectUser);
  const { openLinkProps } = useAccountView();
  return (
    <Entry {...openLinkProps(isSignedIn ? 'me' : 'sign-in')}>
      <ServerText>{isSignedIn ? userName(user) || words.fallbackName : words.signIn}</ServerText>
    </Entry>
  );
}

/** Hidden without scripts, because the dialog needs them. */
const Entry = styled(Link)`
  max-width: 14rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${withoutScripts} {
    display: none !important;
  }
`;
