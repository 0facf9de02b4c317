import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Container } from './theme/layout';
import { onInk, onPaper } from './theme/tokens';

export type PlateTone = 'ink' | 'sea' | 'sand';

/** Padding at a plate's top and bottom. */
export const platePadding = 'clamp(2.25rem, 2rem + 1.4vw, 3.5rem)';

interface StencilPlateProps {
  readonly tone?: PlateTone | undefined;
  readonly as?: 'header' | 'section';
  readonly 'aria-labelledby'?: string;
  readonly children: ReactNode;
}

/** A container's side, with corrugation and lashing marks, where a band has no picture. */
export function StencilPlate({ tone = 'ink', as = 'section', children, ...labels }: StencilPlateProps) {
  return (
    <Plate as={as} $tone={tone} {...labels}>
      <Container>{children}</Container>
    </Plate>
  );
}

/** The corrugation: a groove, its lit edge, and a flat rib. */
export const corrugation = `repeating-linear-gradient(90deg, var(--groove) 0 0.5rem, transparent 0.5rem 1rem, var(--rib) 1rem 2rem, transparent 2rem 2.5rem)`;

export const plateTones: Record<PlateTone, ReturnType<typeof css>> = {
  ink: css`
    ${onInk}
    --rib: rgb(251 249 244 / 4.5%);
    --groove: rgb(0 0 0 / 15%);
  `,
  sea: css`
    ${onInk}
    background: var(--sea-deep);
    --rib: rgb(251 249 244 / 6%);
    --groove: rgb(0 0 0 / 16%);
  `,
  sand: css`
    background: var(--sand);
    --rib: rgb(255 255 255 / 16%);
    --groove: rgb(11 43 58 / 3%);
  `,
};

const Plate = styled.section<{ $tone: PlateTone }>`
  position: relative;
  overflow: hidden;
  padding-block: ${platePadding};
  ${({ $tone }) => plateTones[$tone]}
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: ${corrugation};
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
