import styled from 'styled-components';
import { printedAlone } from '../../../ui/buttons/PrintAloneButton';
import { Band } from '../../../ui/Section';
import { Stack } from '../../../ui/theme/layout';
import { onPaper } from '../../../ui/theme/tokens';

/** With a single answer on the page, the board goes on paper only when its own button asks for it. */
export const BoardBand = styled(Band)<{ readonly $isBeside: boolean }>`
  ${onPaper} {
    &:not(${printedAlone}) {
      ${({ $isBeside }) => $isBeside && 'display: none;'}
    }
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
