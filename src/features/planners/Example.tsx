import styled from 'styled-components';
import { Stencil } from '../../ui/theme/text';
import { below, headingFont, screenOnly, space } from '../../ui/theme/tokens';

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
      <Marks>
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

const Marks = styled.ol`
  display: flex;
  > li {
    position: relative;
    flex: 1;
    padding: ${space(6)} ${space(1)} 0 0;
  }
  > :last-child {
    flex: none;
    padding-inline-end: 0;
  }
  > li::before {
    content: '';
    position: absolute;
    inset: 0 auto auto 0;
    width: 0.875rem;
    height: 0.875rem;
    border: 2px solid;
    border-radius: 50%;
  }
  > :not(:last-child)::after {
    content: '';
    position: absolute;
    inset: 0.375rem 0 auto 0.875rem;
    border-top: 2px dashed var(--line-strong);
  }
  strong {
    ${headingFont}
    display: block;
  }
  span,
  strong {
    font-size: var(--t-sm);
  }
  /* On phones, down the left. */
  ${below.sm} {
    display: grid;
    > li {
      padding: 0 0 ${space(4)} ${space(6)};
    }
    > :last-child {
      padding-bottom: 0;
    }
    > li::before {
      top: 0.1875rem;
    }
    > :not(:last-child)::after {
      inset: 1.0625rem auto -0.1875rem 0.375rem;
      border-top: 0;
      border-inline-start: 2px dashed var(--line-strong);
    }
  }
  ${screenOnly}
`;
