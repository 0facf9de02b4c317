import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Fold, PhoneFold } from '../PhoneFold';
import { below, from, oneColumn, onPaper, onPhones, space, visuallyHidden } from '../theme/tokens';
import { VisuallyHidden } from '../theme/VisuallyHidden';
import { halves, LegalText, NoBreaks, numberColumn } from './LegalText';
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

/** A section with its summary. On phones, the title unfolds the text, below the summary. */
export function LegalSection({ id, number, title, inShort, blocks, children }: LegalSectionProps) {
  return (
    <Part id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <span>{number}</span> {title}
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

/** Without enlarged text: a section's text is beside the column of its number. */
const withNumberColumn = '@media screen and (min-width: 20em)';

const InShort = styled.div`
  padding-bottom: ${space(4)};
  line-height: 1.4;
  text-wrap: balance;
  p + p {
    margin-top: ${space(2)};
  }
  ${from.sm} {
    grid-column: 2;
    padding-bottom: ${space(3)};
    font-weight: 650;
  }
  ${from.lg} {
    grid-column: 1;
    padding: 0 0 ${space(10)} ${numberColumn};
    font-size: var(--t-lg);
  }
`;

const Part = styled.section`
  ${oneColumn}
  border-top: 1px solid var(--line-strong);
  ${from.sm} {
    grid-template-columns: ${numberColumn} minmax(0, 38rem) minmax(0, 1fr);
  }
  ${from.lg} {
    ${halves}
    grid-template-rows: auto 1fr;
  }
  > h2 {
    grid-area: 1 / 1;
    padding-block: ${space(5)} ${space(2)};
    font-size: var(--t-xl);
    break-after: avoid;
    ${withNumberColumn} {
      display: grid;
      grid-template-columns: ${numberColumn} minmax(0, 1fr);
    }
    ${onPhones} {
      margin-inline-start: calc(-1 * ${numberColumn});
      padding-inline-end: ${space(8)};
    }
    ${from.sm} {
      grid-column-end: span 2;
      padding-block: ${space(8)} ${space(3)};
    }
    ${from.lg} {
      grid-column-end: auto;
    }
  }
  ${onPhones} {
    padding-inline-start: ${numberColumn};
  }
  /* The text. */
  > ${Fold} + * {
    ${from.sm} {
      grid-column: 2;
      padding-bottom: ${space(7)};
    }
    ${from.lg} {
      grid-row: 1 / span 2;
      padding-block: ${space(8)} ${space(10)};
    }
  }
  /* Rows of a grid overlap where a page ends. */
  ${onPaper} {
    display: block;
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
    grid-column: 2 / -1;
    padding-top: 0;
  }
  ${from.lg} {
    grid-column: 1 / -1;
    padding-inline-start: ${numberColumn};
  }
`;
