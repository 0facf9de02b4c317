import type { ReactNode } from 'react';
import styled from 'styled-components';
import { StencilPlate } from './StencilPlate';
import { Cluster, Split, Stack } from './theme/layout';
import { ScreenOnly } from './theme/Only';
import { Lead, SectionTitle } from './theme/text';
import { from } from './theme/tokens';

interface NextStepProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/** The plate at the end of a page: the next step and what happens after it. */
export function NextStep({ title, children, actions }: NextStepProps) {
  return (
    <ScreenOnly>
      <StencilPlate tone="sea">
        <Row $ratio={[7, 5]} $gap={6} $align="end">
          <Stack>
            <SectionTitle>{title}</SectionTitle>
            <Lead as="div">{children}</Lead>
          </Stack>
          <Cluster>{actions}</Cluster>
        </Row>
      </StencilPlate>
    </ScreenOnly>
  );
}

const Row = styled(Split)`
  ${from.md} {
    > :last-child {
      justify-content: flex-end;
    }
  }
`;
