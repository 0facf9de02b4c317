import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Cluster, Stack } from './layout';
import { from, onPaper, space } from './tokens';

interface ToolPanelProps {
  /** Names the tool's result for a screen reader. */
  readonly resultLabel: string;
  /** Questions and fields. */
  readonly children: ReactNode;
  /** What follows from them; told politely when it changes. */
  readonly result: ReactNode;
  /** Buttons below: print, share, start again. */
  readonly actions?: ReactNode;
  /** Below each other, where the result is broad or long. */
  readonly stacked?: boolean;
}

/** The one design of all tools: fields on white, and the answer beside them on ink. */
export function ToolPanel({ resultLabel, children, result, actions, stacked = false }: ToolPanelProps) {
  return (
    <Panel $stacked={stacked}>
      <Side $gap={5}>{children}</Side>
      <Result role="region" aria-label={resultLabel}>
        <Stack $gap={5} aria-live="polite">
          {result}
        </Stack>
        {actions && <Actions>{actions}</Actions>}
      </Result>
    </Panel>
  );
}

const Panel = styled.div<{ $stacked: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  overflow: clip;
  @media (max-width: 39.99em) {
    margin-inline: calc(-1 * var(--gutter));
    border-inline: 0;
    border-radius: 0;
  }
  ${from.md} {
    grid-template-columns: ${({ $stacked }) => ($stacked ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) minmax(0, 1fr)')};
  }
  ${onPaper} {
    display: block;
    border: 0;
  }
`;

const Side = styled(Stack)`
  padding: clamp(1.25rem, 0.8rem + 1.6vw, 2rem);
  background: var(--white);
  color: #0b2b3a;
`;

const Result = styled.div`
  display: grid;
  align-content: space-between;
  gap: ${space(8)};
  padding: clamp(1.25rem, 0.8rem + 1.6vw, 2rem);
  background: var(--ink);
  color: var(--paper);
  --focus: #ffd27a;
  --line: rgb(251 249 244 / 25%);
  --line-strong: rgb(251 249 244 / 60%);
  --ink-soft: #cfd9dc;
  a:not([data-button]) {
    color: inherit;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
  ${onPaper} {
    background: none;
    color: inherit;
    padding-inline: 0;
  }
`;

const Actions = styled(Cluster)`
  ${onPaper} {
    display: none;
  }
  button:hover:not(:disabled) {
    border-color: var(--paper);
  }
`;
