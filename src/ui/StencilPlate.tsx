import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Container } from './theme/layout';
import { from, headingFont, onInk, onPaper } from './theme/tokens';

type PlateTone = 'ink' | 'sea' | 'sand';

interface StencilPlateProps {
  /** The code to paint on the plate, in large letters. Decorative: say the same in the content. */
  readonly code?: string | undefined;
  readonly tone?: PlateTone | undefined;
  /** Less tall, as a plate without a code always is. */
  readonly isLow?: boolean | undefined;
  readonly as?: 'header' | 'section';
  readonly 'aria-labelledby'?: string;
  readonly children: ReactNode;
}

/** A container's side, with corrugation, a stenciled code and lashing marks, where a band has no picture. */
export function StencilPlate({
  code,
  tone = 'ink',
  isLow = !code,
  as = 'section',
  children,
  ...labels
}: StencilPlateProps) {
  return (
    <Plate as={as} $tone={tone} $isLow={isLow} $hasCode={Boolean(code)} {...labels}>
      {code && (
        <Painted aria-hidden="true" $letters={code.length} $tallest={isLow ? 4 : 6}>
          {code}
        </Painted>
      )}
      <Container>{children}</Container>
    </Plate>
  );
}

const tones: Record<PlateTone, ReturnType<typeof css>> = {
  ink: css`
    ${onInk}
    --rib: rgb(251 249 244 / 4.5%);
    --groove: rgb(0 0 0 / 15%);
    --painted: rgb(251 249 244 / 13%);
  `,
  sea: css`
    ${onInk}
    background: var(--sea-deep);
    --rib: rgb(251 249 244 / 6%);
    --groove: rgb(0 0 0 / 16%);
    --painted: rgb(251 249 244 / 16%);
  `,
  sand: css`
    background: var(--sand);
    --rib: rgb(255 255 255 / 16%);
    --groove: rgb(11 43 58 / 3%);
    --painted: rgb(11 43 58 / 9%);
  `,
};

const high = css`
  padding-block: clamp(2.5rem, 1.4rem + 4.6vw, 6rem) 6.5rem;
  ${from.md} {
    padding-bottom: clamp(2.5rem, 1.4rem + 4.6vw, 6rem);
  }
`;

const low = css<{ $hasCode: boolean }>`
  padding-block: clamp(2.25rem, 2rem + 1.4vw, 3.5rem);
  ${({ $hasCode }) =>
    $hasCode &&
    css`
      padding-bottom: 4.5rem;
      ${from.md} {
        padding-bottom: clamp(2.25rem, 2rem + 1.4vw, 3.5rem);
      }
    `}
`;

const Plate = styled.section<{ $tone: PlateTone; $isLow: boolean; $hasCode: boolean }>`
  position: relative;
  overflow: hidden;
  ${({ $isLow }) => ($isLow ? low : high)}
  ${({ $tone }) => tones[$tone]}
  /* The corrugation: a groove, its lit edge, and a flat rib. */
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: repeating-linear-gradient(
      90deg,
      var(--groove) 0 0.5rem,
      transparent 0.5rem 1rem,
      var(--rib) 1rem 2rem,
      transparent 2rem 2.5rem
    );
  }
  /* The marks on a high-cube container's top edge. */
  &::after {
    content: '';
    position: absolute;
    top: 0;
    right: 0;
    width: clamp(7rem, 22vw, 20rem);
    height: 0.625rem;
    background: repeating-linear-gradient(-45deg, var(--amber) 0 0.75rem, var(--ink) 0.75rem 1.5rem);
  }
  > * {
    position: relative;
  }
  ${onPaper} {
    padding-block: 1.25rem;
    &::before,
    &::after {
      display: none;
    }
  }
`;

/** The width of a letter, in em. */
const LETTER = 0.92;

/** Whole, and standing on the plate's lower edge: right of the words, and on narrow windows below them. */
const Painted = styled.div<{ $letters: number; $tallest: number }>`
  ${headingFont}
  && {
    position: absolute;
  }
  right: var(--gutter);
  bottom: -0.2em;
  font-size: min(
    ${({ $letters }) => `calc((100vw - 2 * var(--gutter)) / ${String($letters * LETTER)})`},
    ${({ $tallest }) => `${String($tallest)}rem`}
  );
  line-height: 1;
  letter-spacing: -0.02em;
  white-space: nowrap;
  color: var(--painted);
  user-select: none;
  pointer-events: none;
  ${from.md} {
    right: max(var(--gutter), (100% - 80rem) / 2);
    font-size: ${({ $letters }) => `calc(min(44vw, 42rem) / ${String($letters * LETTER)})`};
  }
  ${onPaper} {
    display: none;
  }
`;
