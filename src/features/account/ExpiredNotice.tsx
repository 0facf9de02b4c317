import styled from 'styled-components';
import { accountWords as words } from '../../content/pages/account';
import { Notice } from '../../ui/Notice';
import { TextButton } from '../../ui/buttons/TextButton';
import { space } from '../../ui/theme/tokens';
import { ConfirmUnsent } from './ConfirmUnsent';
import { useLogOut } from './useLogOut';

/** Tells the user the session has expired and offers to log out for good. */
export function ExpiredNotice({ onDone }: { readonly onDone: () => void }) {
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

/** The top padding clears the close button. */
const Wrapper = styled.div`
  display: grid;
  gap: ${space(4)};
  padding-block-start: ${space(9)};
`;
