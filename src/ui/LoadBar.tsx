import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { accountEntry as words } from '../../content/accountEntry';
import { onPaper, space } from '../../ui/tokens';
import { TextButton } from './TextButton';

interface AccountBarProps {
  readonly offersReload?: boolean;
  readonly children: ReactNode;
}

/** A line at the foot of the screen while the dialog's code is on its way, or where it could not come. */
export function AccountBar({ offersReload, children }: AccountBarProps) {
  return (
    <Bar role="status">
      {children}
      {offersReload && (
        <TextButton
          type="button"
          onClick={() => {
            window.location.reload();
          }}
        >
          {words.reload}
        </TextButton>
      )}
    </Bar>
  );
}

const appear = keyframes`
  from { visibility: hidden; }
`;

/** On a quick line nobody sees it. */
const Bar = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: 20;
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  align-items: center;
  gap: ${space(1)} ${space(5)};
  padding: ${space(3)} var(--gutter);
  background: var(--ink);
  color: var(--paper);
  --focus: #ffd27a;
  animation: ${appear} 200ms step-end;
  ${onPaper} {
    display: none;
  }
`;
