import styled from 'styled-components';

/** A short stencil, as on a container's side: upper case, small, letter-spaced. */
export const Stencil = styled.p`
  font-size: var(--t-xs);
  font-weight: 700;
  line-height: 1.3;
  letter-spacing: 0.09em;
  text-transform: uppercase;
`;

/** The paragraph that opens a page or a section. */
export const Lead = styled.p`
  max-width: 40rem;
  font-size: var(--t-lg);
  line-height: 1.5;
  text-wrap: balance;
`;

/** Secondary text. */
export const Small = styled.p`
  font-size: var(--t-sm);
  line-height: 1.5;
  color: var(--ink-soft);
`;

/** References, VINs, codes: figures of one width that can be selected as a whole. */
export const Code = styled.code`
  font-variant-numeric: tabular-nums;
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
