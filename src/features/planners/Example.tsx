import styled from 'styled-components';
import { MarkedLine } from '../../ui/theme/layout';
import { Stencil } from '../../ui/theme/text';
import { from, headingFont, screenOnly, space } from '../../ui/theme/tokens';

export interface Mark {
  readonly name: string;
  readonly at: string;
}

interface ExampleProps {
  /** What it's an example of. */
  readonly label: string;
  readonly marks: readonly Mark[];
  /** What to enter for the visitor's own. */
  readonly empty: string;
}

/** What a tool shows before it has an answer: an example's dates on a line, in order. */
export function Example({ label, marks, empty }: ExampleProps) {
  return (
    <>
      <Stencil>{label}</Stencil>
      <Marks $isExample>
        {marks.map(({ name, at }) => (
          <li key={name}>
            <strong>{at}</strong>
            <span>{name}</span>
          </li>
        ))}
      </Marks>
      <p>{empty}</p>
    </>
  );
}

/** Each date is beside its name on phones, and above it on a line across, where the last takes what it needs. */
const Marks = styled(MarkedLine)`
  strong {
    ${headingFont}
    margin-inline-end: ${space(2)};
  }
  span,
  strong {
    font-size: var(--t-sm);
  }
  ${from.sm} {
    display: flex;
    > li {
      flex: 1;
      padding-inline-end: ${space(2)};
    }
    > :last-child {
      flex: none;
      padding-inline-end: 0;
    }
    strong {
      display: block;
    }
  }
  ${screenOnly}
`;
