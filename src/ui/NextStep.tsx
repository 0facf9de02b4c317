import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Cluster, Container, Split, Stack } from './theme/layout';
import { Band } from './Section';
import { Lead, SectionTitle } from './theme/text';
import { from, screenOnly } from './theme/tokens';

interface NextStepProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/** The band at the end of a page: the next step and what happens after it. */
export function NextStep({ title, children, actions }: NextStepProps) {
  return (
    <Closing>
      <Row as={Container} $ratio={[7, 5]} $gap={6} $align="end">
        <Stack>
          <SectionTitle>{title}</SectionTitle>
          <Lead as="div">{children}</Lead>
        </Stack>
        <Cluster>{actions}</Cluster>
      </Row>
    </Closing>
  );
}

const Closing = styled(Band)`
  background: var(--sea-deep);
  color: var(--paper);
  --focus: var(--focus-on-dark);
  a:not([data-button]) {
    color: inherit;
  }
  ${screenOnly}
`;

const Row = styled(Split)`
  ${from.md} {
    > :last-child {
      justify-content: flex-end;
    }
  }
`;
