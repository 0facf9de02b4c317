import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Fold, PhoneFold } from '../PhoneFold';
import { corrugation, plateTones } from '../StencilPlate';
import { below, from, onPaper, space, visuallyHidden } from '../theme/tokens';
import { VisuallyHidden } from '../theme/VisuallyHidden';
import { halves } from './halves';
import { LegalLine } from './LegalLine';
import type { LegalLineProps } from './LegalLine';
import { LegalText, NoBreaks } from './LegalText';
import type { LegalBlock } from './LegalText';

export interface LegalSectionText {
  readonly id: string;
  readonly title: string;
  /** What it says, in a line or two. */
  readonly inShort: readonly string[];
  readonly blocks: readonly LegalBlock[];
}

export interface LegalLook {
  readonly tone?: 'ink' | 'sand';
  /** From 960 px up, beside the section after or before it. */
  readonly half?: 'left' | 'right';
  /** What it says, drawn as stops on a line. */
  readonly line?: LegalLineProps;
}

interface LegalSectionProps extends LegalSectionText {
  readonly number: number;
  readonly look?: LegalLook | undefined;
  /** Content across the page, below the text. */
  readonly children?: ReactNode;
}

/** A section with its summary. On phones, the title unfolds the text, below the summary. */
export function LegalSection({
  id,
  number,
  title,
  inShort,
  blocks,
  look: { tone, half, line } = {},
  children,
}: LegalSectionProps) {
  return (
    <Part id={id} $tone={tone} $half={half} aria-labelledby={`${id}-title`}>
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
      {line && <LegalLine {...line} />}
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

const InShort = styled.div`
  max-width: 38rem;
  padding-bottom: ${space(4)};
  line-height: 1.4;
  text-wrap: balance;
  grid-column: 2;
  p + p {
    margin-top: ${space(2)};
  }
  ${from.sm} {
    font-size: var(--t-lg);
    font-weight: 600;
    line-height: 1.25;
    letter-spacing: -0.01em;
  }
  ${from.lg} {
    font-size: var(--t-xl);
  }
`;

/** A plate has ribs. Ink also has a larger summary and a bright number, which is larger on phones. */
const plates = {
  sand: plateTones.sand,
  ink: css`
    ${plateTones.ink}
    --number: var(--amber);
    --size: min(3rem, 13vw);
    ${InShort} {
      font-size: var(--t-lg);
      font-weight: 600;
      ${from.lg} {
        font-size: var(--t-2xl);
        line-height: 1.15;
      }
    }
  `,
};

interface PartStyle {
  readonly $tone: LegalLook['tone'];
  readonly $half: LegalLook['half'];
}

const Part = styled.section<PartStyle>`
  /* The column of its number. Numbers stand in the gap, too. */
  --margin: min(2.5rem, 11vw);
  --gap: ${space(4)};
  --text: 32rem;
  display: grid;
  grid-template: auto auto 1fr / var(--margin) minmax(0, 1fr);
  column-gap: var(--gap);
  position: relative;
  overflow: hidden;
  border-top: 1px solid var(--line-strong);
  ${({ $tone }) => $tone && plates[$tone]}
  ${({ $tone }) => $tone && `@media screen { background-image: ${corrugation}; border: 0 }`}
  ${from.sm} {
    --margin: 3rem;
    --gap: ${space(6)};
  }
  ${from.md} {
    grid-template-columns: ${({ $half }) => `var(--margin) minmax(0, 1fr) ${$half ? '' : 'minmax(0, var(--text))'}`};
    > ${InShort} {
      padding-bottom: ${({ $half }) => space($half ? 4 : 8)};
    }
  }
  ${from.lg} {
    --margin: 6.5rem;
    --text: 36rem;
  }
  ${({ $half }) => $half && halves[$half]}
  > h2 {
    grid-area: 1 / 2;
    padding-block: ${space(4)} ${space(1)};
    font-size: var(--t-lg);
    break-after: avoid;
    ${below.sm} {
      padding-inline-end: ${space(8)};
    }
    ${from.sm} {
      padding-block: ${space(8)} ${space(3)};
    }
  }
  > h2 > span {
    @media screen {
      position: absolute;
      margin-inline-start: calc(-1 * var(--margin) - var(--gap));
      font-size: var(--size, min(2rem, 9vw));
      line-height: 1;
      color: var(--number, inherit);
      letter-spacing: -0.05em;
    }
    ${from.sm} {
      margin-top: -0.35rem;
      font-size: 2.75rem;
    }
    ${from.lg} {
      margin-top: -0.9rem;
      font-size: 5rem;
    }
  }
  /* The text. */
  > ${Fold} + * {
    ${from.sm} {
      grid-column: 2;
      max-width: 38rem;
      padding-bottom: ${space(8)};
    }
    ${from.md} {
      ${({ $half }) => !$half && 'grid-area: 1 / 3 / span 3;'}
      padding-block: ${({ $half }) => ($half ? 0 : space(8))} ${space(10)};
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
    && > ${InShort} {
      font-size: var(--t-lg);
    }
  }
  ${below.sm} {
    /* The whole title is its button. */
    > ${Fold} {
      grid-area: 1 / 1 / auto / span 2;
      border: 0;
      > summary {
        justify-content: flex-end;
        align-items: flex-start;
        height: 100%;
        min-height: var(--touch);
        padding: ${space(4)} 0 0;
      }
      span {
        ${visuallyHidden}
      }
    }
    > ${Fold} ~ * {
      grid-column: 1 / -1;
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
  ${from.sm} {
    grid-column: 1 / -1;
    padding-top: 0;
  }
  ${from.lg} {
    grid-column-start: 2;
  }
`;
