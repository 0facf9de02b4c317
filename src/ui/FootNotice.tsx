import styled from 'styled-components';
import { Button } from './buttons/Button';
import { onInk, screenOnly, space } from './theme/tokens';

/** Stacks notices at the bottom of the window. Fixed, so that the page doesn't shift. */
export const FootNotices = styled.div`
  position: fixed;
  inset: auto auto var(--foot-bar) 0;
  z-index: 15;
  max-width: 100%;
  max-height: 60dvh;
  overflow-y: auto;
  overscroll-behavior: contain;
  ${screenOnly}
`;

/** A notice with its text and buttons. */
export const FootNotice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: 0 ${space(5)};
  max-width: min(100%, 60rem);
  padding: ${space(2)} max(var(--gutter), env(safe-area-inset-left))
    max(${space(2)}, env(safe-area-inset-bottom));
  border-block-start: 4px solid var(--amber);
  ${onInk}
  font-size: var(--t-sm);
  line-height: 1.4;
  > :first-child {
    flex: 1 1 20rem;
    padding-block: ${space(2)};
  }
`;

/** A notice's button, which looks like its text and aligns with it when below. */
export const FootButton = styled(Button).attrs({ $variant: 'quiet' })`
  min-height: var(--touch);
  font-size: var(--t-sm);
  &:first-child {
    margin-inline-start: calc(-1 * ${space(2)});
  }
`;
