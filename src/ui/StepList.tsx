import type { ReactNode } from 'react';
import styled from 'styled-components';
import { SubTitle } from './theme/text';
import { centered, printedFill, space } from './theme/tokens';
import { Stack } from './theme/layout';

interface Step {
  readonly title: string;
  readonly text: ReactNode;
}

/** Numbered steps, with the numbers in the margin. */
export function StepList({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <List as="ol" $gap={0}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <SubTitle>{title}</SubTitle>
          {typeof text === 'string' ? <p>{text}</p> : text}
        </li>
      ))}
    </List>
  );
}

const List = styled(Stack)`
  counter-reset: step;
  > li {
    display: grid;
    align-content: start;
    gap: ${space(2)};
    position: relative;
    padding: 0 0 ${space(8)} ${space(14)};
    counter-increment: step;
    max-width: 46rem;
  }
  > li:last-child {
    padding-bottom: 0;
  }
  > li::before {
    content: counter(step);
    position: absolute;
    inset: -0.15rem auto auto 0;
    ${centered}
    width: 2.25rem;
    height: 2.25rem;
    border-radius: var(--radius);
    ${printedFill}
    background: var(--ink);
    color: var(--paper);
    font-weight: 800;
    font-variant-numeric: tabular-nums;
  }
  > li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset: 2.25rem auto 0 calc(1.125rem - 1px);
    border-inline-start: 2px solid var(--line);
  }
`;
