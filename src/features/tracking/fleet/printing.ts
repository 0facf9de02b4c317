import styled, { createGlobalStyle, css } from 'styled-components';
import { Stack } from '../../../ui/theme/layout';
import { onPaper } from '../../../ui/theme/tokens';
import { BOARD_ID } from './boardId';

/** The board alone goes on paper, or what stands beside it on the page. */
export const PrintedAlone = createGlobalStyle<{ readonly $board: boolean }>`
  ${onPaper} {
    ${({ $board }) =>
      $board
        ? css`
            footer,
            main > :not(#${BOARD_ID}) {
              display: none;
            }
          `
        : css`
            #${BOARD_ID} {
              display: none;
            }
          `}
  }
`;

export const NotPrinted = styled(Stack)`
  ${onPaper} {
    display: none;
  }
`;

/** What only paper needs to say. */
export const OnPaper = styled.p`
  display: none;
  ${onPaper} {
    display: block;
  }
`;
