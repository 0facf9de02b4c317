import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { accountEntry as words } from '../../content/accountEntry';
import { onPaper, space } from '../../ui/tokens';

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
        <button
          type="button"
          onClick={() => {
            window.location.reload();
          }}
        >
          {words.reload}
        </button>
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
  button {
    min-height: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-weight: 700;
    text-decoration: underline;
    cursor: pointer;
  }
  ${onPaper} {
    display: none;
  }
`;
