import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Cluster, Container } from './theme/layout';
import { Band } from './Section';
import { Lead, SectionTitle } from './theme/text';
import { from, screenOnly, space } from './theme/tokens';

interface NextStepProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/** The band at the end of a page: the next step and what happens after it. */
export function NextStep({ title, children, actions }: NextStepProps) {
  return (
    <Closing>
      <Row>
        <div>
          <SectionTitle>{title}</SectionTitle>
          <Lead as="div">{children}</Lead>
        </div>
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

const Row = styled(Container)`
  display: grid;
  gap: ${space(6)};
  > div:first-child > * + * {
    margin-top: ${space(4)};
  }
  ${from.md} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: end;
    gap: ${space(8)} clamp(2rem, 5vw, 5rem);
    > :last-child {
      justify-content: flex-end;
    }
  }
`;
