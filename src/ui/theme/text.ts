import styled from 'styled-components';
import { quietText } from './tokens';

/** Small, letter-spaced capitals, like the stenciling on a container. */
export const Stencil = styled.p`
  font-size: var(--t-xs);
  font-weight: 700;
  line-height: 1.3;
  letter-spacing: 0.09em;
  text-transform: uppercase;
`;

/** The opening paragraph of a page or section. */
export const Lead = styled.p`
  max-width: 40rem;
  font-size: var(--t-lg);
  line-height: 1.5;
  text-wrap: balance;
`;

/** Secondary text. */
export const Small = styled.p`
  ${quietText}
  line-height: 1.5;
`;

/** A list with markers. */
export const Bullets = styled.ul`
  padding-inline-start: 1.25em;
  list-style: disc;
`;

/** References, VINs and codes, with fixed-width figures. A click selects the whole code. They may come from the server. */
export const Code = styled.code.attrs({ dir: 'auto' })`
  letter-spacing: 0.02em;
  overflow-wrap: anywhere;
  user-select: all;
`;

export const PageTitle = styled.h1`
  font-size: var(--t-3xl);
  letter-spacing: -0.025em;
`;

export const SectionTitle = styled.h2`
  font-size: var(--t-2xl);
`;

export const SubTitle = styled.h3`
  font-size: var(--t-lg);
  line-height: 1.2;
`;
