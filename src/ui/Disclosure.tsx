import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { onPaper, plainSummary, space } from './theme/tokens';

interface DisclosureProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  /** Whether it's open at first. */
  readonly isOpen?: boolean;
}

/** A question with its answer, or a summary with more details. Works without scripts. */
export function Disclosure({ summary, children, isOpen }: DisclosureProps) {
  return (
    <Details open={isOpen}>
      <summary>{summary}</summary>
      <div>{children}</div>
    </Details>
  );
}

/** The sign at the end of a summary. Not read aloud, where the browser supports that. */
export const sign = (text: string): string => `content: '${text}'; content: '${text}' / '';`;

/** Styles for an animated disclosure. */
export const details = css`
  border-top: 1px solid var(--line);
  &:last-of-type {
    border-bottom: 1px solid var(--line);
  }
  > summary {
    display: flex;
    justify-content: space-between;
    gap: ${space(4)};
    padding-block: ${space(4)};
    font-weight: 700;
    ${plainSummary}
  }
  > summary::after {
    ${sign('+')}
    flex: none;
    font-size: 1.5rem;
    line-height: 1;
    font-weight: 400;
  }
  &[open] > summary::after {
    ${sign('–')}
  }
  > div {
    max-width: var(--measure);
    padding-bottom: ${space(5)};
  }
  > div > * + * {
    margin-top: ${space(3)};
  }
  /* Prints the content even if it's closed. */
  ${onPaper} {
    &::details-content {
      content-visibility: visible;
    }
    &[open] > summary::after,
    > summary::after {
      content: none;
    }
  }
`;

const Details = styled.details`
  ${details}
`;
