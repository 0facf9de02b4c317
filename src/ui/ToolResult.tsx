import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Stencil } from './theme/text';
import { from, headingFont, space } from './theme/tokens';

interface ToolResultProps {
  readonly label: string;
  /** The result, short enough for large type. */
  readonly value: ReactNode;
  /** For the page's main result. */
  readonly isLarge?: boolean;
  readonly children?: ReactNode;
}

/** A tool's result in large type, with explanations below. */
export function ToolResult({ label, value, isLarge = false, children }: ToolResultProps) {
  return (
    <Answer $isLarge={isLarge}>
      <Stencil>{label}</Stencil>
      <strong>{value}</strong>
      {children}
    </Answer>
  );
}

const Answer = styled.div<{ $isLarge: boolean }>`
  display: grid;
  align-content: start;
  gap: ${space(2)};
  /* Amounts may be too long for the column. */
  overflow-wrap: anywhere;
  > strong {
    ${headingFont}
    font-size: var(${({ $isLarge }) => ($isLarge ? '--t-2xl' : '--t-xl')});
    line-height: 1.1;
    font-variant-numeric: tabular-nums;
    text-wrap: balance;
    ${from.md} {
      font-size: ${({ $isLarge }) => $isLarge && 'var(--t-3xl)'};
    }
  }
`;
