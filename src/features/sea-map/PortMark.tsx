import styled from 'styled-components';
import { portStates } from '../../content/portStates';
import type { PortStateCode } from '../../content/portStates';
import type { StateTone } from '../../content/stateTone';

/** One shape to a tone, the same as `Tag` has: disc, triangle, cross, ring; a square where nothing is told. */
const shapes: Readonly<Record<StateTone | 'none', string>> = {
  good: 'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z',
  caution: 'M0-5.6L6 4.8H-6z',
  bad: 'M-4.4-4.4L4.4 4.4M4.4-4.4L-4.4 4.4',
  neutral: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
  sea: 'M0-5L5 0 0 5-5 0z',
  none: 'M-3.2-3.2h6.4v6.4h-6.4z',
};

interface PortMarkProps {
  readonly state?: PortStateCode;
  readonly at?: readonly [x: number, y: number];
}

/** A port on the map: its state is told by shape as well as by colour. */
export function PortMark({ state, at: [x, y] = [0, 0] }: PortMarkProps) {
  const tone = state ? portStates[state].tone : 'none';
  return (
    <g transform={`translate(${String(x)} ${String(y)})`}>
      {tone === 'bad' && <Mark d={shapes.bad} $tone="halo" />}
      <Mark d={shapes[tone]} $tone={tone} />
    </g>
  );
}

const looks: Readonly<Record<StateTone | 'none' | 'halo', string>> = {
  good: 'fill: var(--palm); stroke: var(--white); stroke-width: 1;',
  caution: 'fill: var(--amber); stroke: var(--ink); stroke-width: 1.2; stroke-linejoin: round;',
  bad: 'fill: none; stroke: var(--brick); stroke-width: 3;',
  halo: 'fill: none; stroke: var(--white); stroke-width: 5.4;',
  neutral: 'fill: var(--white); stroke: var(--ink-soft); stroke-width: 1.8;',
  sea: 'fill: var(--sea); stroke: var(--white); stroke-width: 1;',
  none: 'fill: var(--ink); stroke: var(--white); stroke-width: 1;',
};

const forcedFills: Partial<Record<keyof typeof looks, string>> = {
  bad: 'none',
  halo: 'none',
  neutral: 'Canvas',
  caution: 'Canvas',
};

const Mark = styled.path<{ $tone: StateTone | 'none' | 'halo' }>`
  ${({ $tone }) => looks[$tone]}
  @media (forced-colors: active) {
    stroke: ${({ $tone }) => ($tone === 'halo' ? 'Canvas' : 'CanvasText')};
    fill: ${({ $tone }) => forcedFills[$tone] ?? 'CanvasText'};
  }
`;
