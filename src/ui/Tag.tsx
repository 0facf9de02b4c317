import styled from 'styled-components';
import { onVeryLargeText, space } from './theme/tokens';
import { ServerText } from './ServerText';

export type TagTone = 'good' | 'caution' | 'bad' | 'neutral' | 'sea';

/** Only what needs attention is tinted. */
const tints: Partial<Record<TagTone, string>> = { caution: 'var(--amber-tint)', bad: 'var(--brick-tint)' };

const looks: Record<TagTone, string> = {
  good: 'fill: var(--palm);',
  caution: 'fill: var(--amber); stroke: var(--ink); stroke-linejoin: round;',
  bad: 'stroke: var(--brick); stroke-width: 2.6;',
  neutral: 'fill: none; stroke: var(--ink-soft-on-light); stroke-width: 1.8;',
  sea: 'fill: var(--sea);',
};

/** Longer than any of our own labels. */
const LONG = 20;

/** A status as a pill. Its text and the shape of its mark convey the status, not color alone. Long texts wrap. */
export function Tag({ tone, children }: { readonly tone: TagTone; readonly children: string }) {
  return (
    <Pill $wraps={children.length > LONG} $tone={tone}>
      <Mark $tone={tone} viewBox="-6.5 -6.5 13 13" aria-hidden="true">
        <path d={toneMarks[tone]} />
      </Mark>
      <ServerText>{children}</ServerText>
    </Pill>
  );
}

const Pill = styled.span<{ $wraps: boolean; $tone: TagTone }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(1)} ${space(3)};
  border: 1px solid var(--line-strong);
  border-radius: 1rem;
  background: ${({ $tone }) => tints[$tone] ?? 'var(--white)'};
  color: var(--ink);
  font-size: var(--t-sm);
  font-weight: 600;
  line-height: 1.3;
  ${({ $wraps }) => ($wraps ? 'overflow-wrap: anywhere;' : 'white-space: nowrap;')}
  ${onVeryLargeText} {
    white-space: normal;
  }
  /* Archivo's capitals are above the middle of their line. */
  > bdi {
    position: relative;
    top: 0.06em;
  }
`;

const Mark = styled.svg<{ $tone: TagTone }>`
  flex: none;
  width: 0.8em;
  height: 0.8em;
  ${({ $tone }) => looks[$tone]}
  @media (forced-colors: active) {
    fill: ${({ $tone }) => ($tone === 'good' || $tone === 'sea' ? 'CanvasText' : 'Canvas')};
    stroke: CanvasText;
  }
`;

/**
 * A shape for each tone, used in tags and on the map: disc, triangle, cross, ring, diamond. Centered on 0,0,
 * 12 units wide.
 */
export const toneMarks = {
  good: 'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z',
  caution: 'M0-5.6L6 4.8H-6z',
  bad: 'M-4.4-4.4L4.4 4.4M4.4-4.4L-4.4 4.4',
  neutral: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
  sea: 'M0-5L5 0 0 5-5 0z',
} as const;
