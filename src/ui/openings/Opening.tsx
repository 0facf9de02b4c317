import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Band } from '../Section';
import { Container, Split } from '../theme/layout';
import { from, onPaper, space } from '../theme/tokens';
import { OpeningWords } from './OpeningWords';
import type { OpeningText } from './OpeningWords';

interface OpeningProps extends OpeningText {
  readonly tone?: 'sand' | 'sea' | 'paper';
  /** The page's tool, beside the words. Without one, the lead is beside the title. */
  readonly children?: ReactNode;
}

/** An opening of words, beside the tool that the page is for. */
export function Opening({ tone = 'sand', children, ...text }: OpeningProps) {
  return (
    <Ground $tone={tone}>
      {children ? (
        <Split as={Container} $ratio={[6, 6]} $align="stretch">
          <OpeningWords {...text} />
          <div>{children}</div>
        </Split>
      ) : (
        <Container>
          <Beside {...text} />
        </Container>
      )}
    </Ground>
  );
}

const Ground = styled(Band).attrs({ as: 'header' })`
  padding-block: clamp(2rem, 1.2rem + 3.4vw, 4.5rem);
  ${onPaper} {
    padding-block: ${space(5)};
  }
`;

const Beside = styled(OpeningWords)`
  ${from.md} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    column-gap: clamp(2rem, 5vw, 5rem);
    align-items: end;
  }
`;
