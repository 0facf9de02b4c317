import styled from 'styled-components';
import { space } from './tokens';

export type TagTone = 'good' | 'caution' | 'bad' | 'neutral' | 'sea';

const marks: Record<TagTone, string> = { good: '●', caution: '▲', bad: '✕', neutral: '○', sea: '◆' };
const colours: Record<TagTone, string> = {
  good: 'var(--palm)',
  caution: 'var(--amber)',
  bad: 'var(--brick)',
  neutral: 'var(--ink-soft)',
  sea: 'var(--sea)',
};

/** A state as a pill: told by its words and by the shape of its mark, and only then by colour. */
export function Tag({ tone, children }: { readonly tone: TagTone; readonly children: string }) {
  return (
    <Pill>
      <Mark $tone={tone} aria-hidden="true">
        {marks[tone]}
      </Mark>
      {children}
    </Pill>
  );
}

const Pill = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(1)} ${space(3)};
  border: 1px solid var(--line-strong);
  border-radius: 999px;
  background: var(--white);
  color: #0b2b3a;
  font-size: var(--t-sm);
  font-weight: 600;
  line-height: 1.3;
  white-space: nowrap;
`;

const Mark = styled.span<{ $tone: TagTone }>`
  color: ${({ $tone }) => colours[$tone]};
  font-size: 0.85em;
  -webkit-text-stroke: ${({ $tone }) => ($tone === 'caution' ? '1px var(--ink)' : '0')};
`;
