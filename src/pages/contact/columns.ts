import { css } from 'styled-components';

export const columnGap = 'clamp(2rem, 5vw, 5rem)';

/** The two columns that all sections of the page share on wide screens. */
export const contactColumns = css`
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  column-gap: ${columnGap};
`;
