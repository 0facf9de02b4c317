import styled from 'styled-components';
import { printedAlone } from '../../../ui/buttons/PrintButton';
import { Band } from '../../../ui/Section';
import { onPaper } from '../../../ui/theme/tokens';

/** Element ids of the board on the tracking page. */
export const BOARD_ID = 'board';
export const BOARD_TITLE_ID = 'board-title';

/** If the page also shows a single result, the board is printed only with its own print button. */
export const BoardBand = styled(Band)<{ readonly $isBeside: boolean }>`
  ${onPaper} {
    &:not(${printedAlone}) {
      ${({ $isBeside }) => $isBeside && 'display: none;'}
    }
  }
`;
