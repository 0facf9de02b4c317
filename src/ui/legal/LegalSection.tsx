import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Fold, PhoneFold } from '../PhoneFold';
import { below, from, oneColumn, onPaper, space, visuallyHidden } from '../theme/tokens';
import { VisuallyHidden } from '../theme/VisuallyHidden';
import { numberColumn, textWidth } from './legalColumns';
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
const onPhones = `${withNumberColumn} and (max-width: 39.99em)`;

/** From tablets up, the summary is in the margin at the right. Not on paper, where a section is one block. */
const withMargin = '@media screen and (min-width: 48em)';

/** Below the title, or at the right of it and the text. */
const InShort = styled.div`
  padding-bottom: ${space(4)};
  line-height: 1.4;
  p + p {
    margin-top: ${space(2)};
  }
  ${from.sm} {
    grid-column: 2;
    padding-bottom: ${space(3)};
    font-weight: 650;
  }
  ${withMargin} {
    grid-area: 1 / 3 / span 2;
    position: sticky;
    top: 0;
    align-self: start;
    margin: ${space(9)} 0 ${space(8)} clamp(${space(6)}, 100vw - 48rem, ${space(12)});
    padding: 0 0 0 ${space(4)};
    border-inline-start: 2px solid var(--amber);
    font-size: var(--t-sm);
    font-weight: 400;
  }
`;

const Part = styled.section`
  ${oneColumn}
  border-top: 1px solid var(--line-strong);
  ${from.sm} {
    grid-template: auto 1fr / ${numberColumn} minmax(0, ${textWidth}) minmax(0, 1fr);
  }
  ${withMargin} {
    grid-template-columns: ${numberColumn} minmax(0, ${textWidth}) minmax(13rem, 1fr);
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
  }
  ${onPhones} {
    padding-inline-start: ${numberColumn};
  }
  /* The text. */
  ${from.sm} {
    > ${Fold} + * {
      grid-column: 2;
      padding-bottom: ${space(8)};
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
`;
