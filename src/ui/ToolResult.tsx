import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Stencil } from './theme/text';
import { headingFont, space } from './theme/tokens';

interface ToolResultProps {
  readonly label: string;
  /** The result, short enough for large type. */
  readonly value: ReactNode;
  readonly children?: ReactNode;
}

/** A tool's result in large type, with explanations below. */
export function ToolResult({ label, value, children }: ToolResultProps) {
  return (
    <Answer>
      <Stencil>{label}</Stencil>
      <strong>{value}</strong>
      {children}
    </Answer>
  );
}

const Answer = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(2)};
  /* Amounts may be too long for the column. */
  overflow-wrap: anywhere;
  > strong {
    ${headingFont}
    font-size: var(--t-xl);
    line-height: 1.1;
    font-variant-numeric: tabular-nums;
    text-wrap: balance;
  }
`;
