import { css } from 'styled-components';
import { space } from '../../ui/theme/tokens';

/** Puts answers beside their short names on phones too, unless the text is enlarged. */
export const answersBeside = css`
  @media (min-width: 20em) and (max-width: 39.99em) {
    dl > div {
      grid-template-columns: 6.5rem minmax(0, 1fr);
      gap: ${space(3)};
    }
  }
`;
