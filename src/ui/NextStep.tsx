import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Band } from './Section';
import { StencilPlate } from './StencilPlate';
import type { PlateTone } from './StencilPlate';
import { Actions, Container, Split, Stack } from './theme/layout';
import { ScreenOnly } from './theme/Only';
import { Lead, SectionTitle } from './theme/text';
import { from } from './theme/tokens';

interface NextStepProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions: ReactNode;
  /** The color of a container's side. Without one, it's on the footer's ground. */
  readonly plate?: PlateTone;
}

/** The end of a page: the next step and what happens after it. */
export function NextStep({ title, children, actions, plate }: NextStepProps) {
  const row = (
    <Row $ratio={[7, 5]} $gap={6} $align="end">
      <Stack>
        <SectionTitle>{title}</SectionTitle>
        <Lead as="div">{children}</Lead>
      </Stack>
      <Actions>{actions}</Actions>
    </Row>
  );
  return (
    <ScreenOnly>
      {plate ? (
        <StencilPlate tone={plate}>{row}</StencilPlate>
      ) : (
        <OnFootersGround $tone="ink">
          <Container>{row}</Container>
        </OnFootersGround>
      )}
    </ScreenOnly>
  );
}

const OnFootersGround = styled(Band)`
  border-bottom: 1px solid var(--line);
`;

const Row = styled(Split)`
  ${from.md} {
    > :last-child {
      justify-content: flex-end;
    }
  }
`;
