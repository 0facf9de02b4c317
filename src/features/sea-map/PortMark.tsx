import styled from 'styled-components';
import { portStates } from '../../content/ports/portStates';
import type { PortStateCode, StateTone } from '../../content/ports/portStates';
import { toneMarks } from '../../ui/Tag';

/** The shapes `Tag` uses, and a square for ports without a status. */
const shapes: Readonly<Record<StateTone | 'none', string>> = {
  ...toneMarks,
  none: 'M-3.2-3.2h6.4v6.4h-6.4z',
};

interface PortMarkProps {
  readonly state?: PortStateCode | undefined;
  readonly at?: readonly [x: number, y: number] | undefined;
}

/** A port on the map. Status is conveyed by shape as well as by color. */
export function PortMark({ state, at: [x, y] = [0, 0] }: PortMarkProps) {
  const tone = state ? portStates[state].tone : 'none';
  return (
    <g transform={`translate(${String(x)} ${String(y)})`}>
      {tone === 'bad' && <Mark d={shapes.bad} $tone="halo" />}
      <Mark d={shapes[tone]} $tone={tone} />
    </g>
  );
}

/** The mark next to a text, for lists and legends. */
export function PortSign({ state }: Pick<PortMarkProps, 'state'>) {
  return (
    <svg viewBox="-8 -8 16 16" width="16" height="16" aria-hidden="true">
      <PortMark state={state} />
    </svg>
  );
}

const toneStyles: Readonly<Record<StateTone | 'none' | 'halo', string>> = {
  good: 'fill: var(--palm); stroke: var(--white); stroke-width: 1;',
  caution: 'fill: var(--amber); stroke: var(--ink); stroke-width: 1.2; stroke-linejoin: round;',
  bad: 'fill: none; stroke: var(--brick); stroke-width: 3;',
  halo: 'fill: none; stroke: var(--white); stroke-width: 5.4;',
  neutral: 'fill: var(--white); stroke: var(--ink-soft); stroke-width: 1.8;',
  sea: 'fill: var(--sea); stroke: var(--white); stroke-width: 1;',
  none: 'fill: var(--ink); stroke: var(--white); stroke-width: 1;',
};

const forcedFills: Partial<Record<keyof typeof toneStyles, string>> = {
  bad: 'none',
  halo: 'none',
  neutral: 'Canvas',
  caution: 'Canvas',
};

const Mark = styled.path<{ $tone: StateTone | 'none' | 'halo' }>`
  ${({ $tone }) => toneStyles[$tone]}
  @media (forced-colors: active) {
    stroke: ${({ $tone }) => ($tone === 'halo' ? 'Canvas' : 'CanvasText')};
    fill: ${({ $tone }) => forcedFills[$tone] ?? 'CanvasText'};
  }
`;
