import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Fold, PhoneFold } from '../PhoneFold';
import { from, oneColumn, onPaper, space, visuallyHidden } from '../theme/tokens';
import { VisuallyHidden } from '../theme/VisuallyHidden';
import { LegalText, NoBreaks } from './LegalText';
import type { LegalBlock } from './LegalText';

export interface LegalSectionText {
  readonly id: string;
  readonly title: string;
  /** What it says, in a line or two. */
  readonly inShort: readonly string[];
  readonly blocks: readonly LegalBlock[];
}

interface LegalSectionProps extends LegalSectionText {
  readonly number: number;
  /** Content across the page, below the text. */
  readonly children?: ReactNode;
}

/** A section beside its summary. On phones, the title unfolds the text, below the summary. */
export function LegalSection({ id, number, title, inShort, blocks, children }: LegalSectionProps) {
  return (
    <Part id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <span>{number}</span>
        {title}
      </h2>
      <InShort>
        <VisuallyHidden as="p">In short</VisuallyHidden>
        {inShort.map((sentence) => (
          <p key={sentence}>
            <NoBreaks text={sentence} />
          </p>
        ))}
      </InShort>
      <PhoneFold
        target={id}
        summary={
          <span>
            Full text
            <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
          </span>
        }
      />
      <LegalText blocks={blocks} />
      {children && <Across>{children}</Across>}
    </Part>
  );
}

/** Below 1200 px, the titles' numbers are in a column of their own. */
const numberColumn = 'clamp(2.5rem, 1.75rem + 2.5vw, 3.5rem)';

/** On tablets, a section's title beside its summary; on large screens, title, text and summary. */
export const legalColumns = css`
  ${from.sm} {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    column-gap: ${space(8)};
  }
  ${from.lg} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 5fr) minmax(0, 4fr);
  }
`;

/** The same, with the ground of the summaries to the window's edge: on tablets, a band above the text. A table across is on paper. */
export const legalRow = css`
  ${legalColumns}
  ${from.sm} {
    grid-template-rows: auto 1fr auto;
    &::before {
      content: '';
      grid-area: 1 / 1 / auto / -1;
      margin-inline: -50vw;
      background: var(--sand);
    }
  }
  ${from.lg} {
    &::before {
      grid-area: 1 / 3 / span 2;
      margin-inline: 0 -50vw;
    }
  }
  /* Rows of a grid overlap where a page ends. */
  ${onPaper} {
    display: block;
    &::before {
      content: none;
    }
  }
`;

/** What's in the summaries' column. */
export const summaryCell = css`
  ${from.sm} {
    grid-area: 1 / 2;
    padding-block: ${space(5)};
  }
  ${from.lg} {
    grid-area: 1 / 3 / span 2;
    position: sticky;
    top: 0;
    align-self: start;
    padding: ${space(8)} 0 ${space(8)} ${space(8)};
  }
`;

const InShort = styled.div`
  padding-bottom: ${space(6)};
  font-size: var(--t-lg);
  line-height: 1.35;
  text-wrap: pretty;
  p + p {
    margin-top: ${space(2)};
  }
  ${summaryCell}
  ${from.lg} {
    font-weight: 650;
  }
`;

const Part = styled.section`
  ${oneColumn}
  border-top: 1px solid var(--line-strong);
  ${legalRow}
  /* Carries the line to the window's edge. */
  &::before {
    margin-top: -1px;
    border-top: inherit;
  }
  &:last-child {
    padding-bottom: ${space(8)};
    ${from.lg} {
      grid-template-rows: auto 1fr minmax(${space(12)}, auto);
      padding: 0;
      &::before {
        grid-row-end: span 3;
      }
    }
  }
  > h2 {
    grid-area: 1 / 1;
    padding-block: ${space(5)} ${space(2)};
    font-size: var(--t-xl);
    break-after: avoid;
    span {
      ${from.lg} {
        display: block;
        margin-bottom: ${space(2)};
        font-size: 4.5rem;
        line-height: 0.9;
        letter-spacing: -0.03em;
      }
    }
    /* Not with enlarged text. */
    @media screen and (min-width: 20em) and (max-width: 74.99em) {
      display: grid;
      grid-template-columns: ${numberColumn} minmax(0, 1fr);
      align-content: start;
      margin-inline-start: calc(-1 * ${numberColumn});
      padding-inline-end: ${space(8)};
    }
    ${from.sm} {
      padding-block: ${space(5)};
      padding-inline-end: 0;
    }
    ${from.lg} {
      padding-block: ${space(8)};
    }
  }
  @media screen and (min-width: 20em) and (max-width: 74.99em) {
    padding-inline-start: ${numberColumn};
  }
  /* The text. */
  ${from.sm} {
    > ${Fold} + * {
      grid-area: 2 / 1 / auto / -1;
      padding-block: ${space(4)} ${space(6)};
      ${from.lg} {
        grid-area: 1 / 2 / span 2;
        padding-top: ${space(8)};
      }
    }
  }
  ${onPaper} {
    && > h2 {
      padding-top: ${space(4)};
      break-inside: avoid;
    }
    && > div {
      padding: 0 0 ${space(4)};
    }
  }
  @media screen and (max-width: 39.99em) {
    /* The whole title is its button. */
    > ${Fold} {
      grid-area: 1 / 1;
      border: 0;
      > summary {
        justify-content: flex-end;
        height: 100%;
        padding: ${space(5)} 0 0;
      }
      span {
        ${visuallyHidden}
      }
    }
    > ${Fold}[open] + * {
      padding-top: ${space(4)};
      border-top: 1px solid var(--line);
    }
    > ${Fold}[open] ~ :last-child {
      padding-bottom: ${space(6)};
    }
    > ${Fold}:not([open]) ~ * {
      display: none;
    }
  }
`;

const Across = styled.div`
  padding-block: ${space(4)} ${space(10)};
  @media screen and (min-width: 20em) and (max-width: 74.99em) {
    margin-inline-start: calc(-1 * ${numberColumn});
  }
  ${from.sm} {
    grid-area: 3 / 1 / auto / -1;
  }
`;
