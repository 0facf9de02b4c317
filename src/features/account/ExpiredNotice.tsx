import styled from 'styled-components';
import { accountWords as words } from '../../content/pages/account';
import { Notice } from '../../ui/Notice';
import { TextButton } from '../../ui/buttons/TextButton';
import { space } from '../../ui/theme/tokens';
import { LogOutQuestion } from './LogOutQuestion';
import { useLogOut } from './useLogOut';

/** Says that the session has expired, and offers to log out for good. */
export function ExpiredNotice({ onDone }: { readonly onDone: () => void }) {
  const { button, question } = useLogOut(onDone);
  return (
    <Room>
      <Notice tone="caution" role="status">
        <p>{words.signIn.expired}</p>
        <TextButton type="button" {...button}>
          {words.signIn.leave}
        </TextButton>
      </Notice>
      <LogOutQuestion {...question} />
    </Room>
  );
}

/** Below the close button. */
const Room = styled.div`
  display: grid;
  gap: ${space(4)};
  padding-block-start: ${space(9)};
`;
