import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Fold, PhoneFold } from '../PhoneFold';
import { below, from, oneColumn, onPaper, space, visuallyHidden } from '../theme/tokens';
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
const numberColumn = '3.25rem';

/** Phones, without enlarged text: a section's text is beside the column of its number. */
const onPhones = '@media screen and (min-width: 20em) and (max-width: 39.99em)';

/** On tablets, a section's title beside its summary and its text; on large screens, title, text and summary. */
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

/** The same, with the ground of the summaries to the window's edge. A table across is on paper. */
export const legalRow = css`
  ${legalColumns}
  grid-template-rows: auto 1fr auto;
  ${from.lg} {
    &::before {
      content: '';
      grid-area: 1 / 3 / span 2;
      margin-inline: 0 -50vw;
      background: var(--sand);
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

/** What's in the summaries' column on large screens. */
export const summaryCell = css`
  ${from.lg} {
    grid-area: 1 / 3 / span 2;
    position: sticky;
    top: 0;
    align-self: start;
    padding: ${space(8)} 0 ${space(8)} ${space(8)};
  }
`;

const InShort = styled.div`
  padding-bottom: ${space(4)};
  line-height: 1.4;
  text-wrap: pretty;
  p + p {
    margin-top: ${space(2)};
  }
  ${from.sm} {
    grid-column: 2;
    align-self: baseline;
    padding-block: ${space(8)} 0;
    font-weight: 650;
  }
  ${from.lg} {
    font-size: var(--t-lg);
  }
  ${summaryCell}
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
      padding: 0;
      > :last-child {
        padding-bottom: ${space(20)};
      }
    }
  }
  > h2 {
    grid-area: 1 / 1;
    align-self: baseline;
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
    }
    ${onPhones} {
      margin-inline-start: calc(-1 * ${numberColumn});
      padding-inline-end: ${space(8)};
    }
    ${from.sm} {
      grid-row-end: span 2;
      padding-block: ${space(8)};
    }
  }
  ${onPhones} {
    padding-inline-start: ${numberColumn};
  }
  /* The text. */
  ${from.sm} {
    > ${Fold} + * {
      grid-area: 2 / 2;
      padding-block: ${space(3)} ${space(8)};
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
  ${below.sm} {
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
  ${onPhones} {
    margin-inline-start: calc(-1 * ${numberColumn});
  }
  ${from.sm} {
    grid-area: 3 / 1 / auto / -1;
  }
`;
