import { useDispatch } from 'react-redux';
import styled from 'styled-components';
import { accountWords as words } from '../../content/account';
import { signedOut } from '../../session/authSlice';
import { Notice } from '../../ui/Notice';
import { TextButton } from '../../ui/TextButton';
import { space } from '../../ui/tokens';

/** The only place that tells of an expired session; whoever does not want it any more can leave here, too. */
export function ExpiredNotice({ onDone }: { readonly onDone: () => void }) {
  const dispatch = useDispatch();
  return (
    <Room>
      <Notice tone="caution" role="status">
        <p>{words.signIn.expired}</p>
        <TextButton
          type="button"
          onClick={() => {
            onDone();
            dispatch(signedOut());
          }}
        >
          {words.signIn.leave}
        </TextButton>
      </Notice>
    </Room>
  );
}

/** Below the close button. */
const Room = styled.div`
  padding-block-start: ${space(9)};
`;
