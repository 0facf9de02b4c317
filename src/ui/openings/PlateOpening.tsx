import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { StencilPlate } from '../StencilPlate';
import { from } from '../theme/tokens';
import { OpeningWords } from './OpeningWords';
import type { OpeningText } from './OpeningWords';

type PlateOpeningProps = OpeningText & Pick<ComponentProps<typeof StencilPlate>, 'code' | 'tone' | 'isLow'>;

/** An opening of type only, on a container's side. */
export function PlateOpening({ code, tone, isLow, ...text }: PlateOpeningProps) {
  return (
    <StencilPlate as="header" code={code} tone={tone} isLow={isLow}>
      <Words {...text} />
    </StencilPlate>
  );
}

const Words = styled(OpeningWords)`
  ${from.md} {
    max-width: 44rem;
  }
`;
