import type { ReactNode } from 'react';
import styled from 'styled-components';
import { centered, space } from './theme/tokens';

type Tone = 'info' | 'caution' | 'error';

interface NoticeProps {
  readonly tone?: Tone;
  readonly title?: string;
  readonly children?: ReactNode;
  /** `status` is announced politely, `alert` immediately. Without a role, the notice isn't announced. */
  readonly role?: 'status' | 'alert';
}

const looks: Record<Tone, { readonly sign: string; readonly fill: string; readonly edge: string }> = {
  info: { sign: 'i', fill: 'var(--sea-tint)', edge: 'var(--sea)' },
  caution: { sign: '!', fill: 'var(--amber-tint)', edge: 'var(--amber)' },
  error: { sign: '×', fill: 'var(--brick-tint)', edge: 'var(--brick)' },
};

/** A message with a title, an explanation and what to do next. The icon conveys the tone, not color alone. */
export function Notice({ tone = 'info', title, children, role }: NoticeProps) {
  return (
    <Box $tone={tone} role={role}>
      <Sign aria-hidden="true">{looks[tone].sign}</Sign>
      <div>
        {title && <strong>{title}</strong>}
        {children}
      </div>
    </Box>
  );
}

const Box = styled.div<{ $tone: Tone }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(3)};
  padding: ${space(4)};
  border-inline-start: 6px solid ${({ $tone }) => looks[$tone].edge};
  background: ${({ $tone }) => looks[$tone].fill};
  color: var(--ink);
  a:not([data-button]) {
    color: inherit;
  }
  strong {
    display: block;
  }
  p + p,
  strong + p {
    margin-top: ${space(1)};
  }
  p + button,
  p + div,
  div + button,
  div:not(:empty) + p {
    margin-top: ${space(3)};
  }
`;

const Sign = styled.span`
  ${centered}
  width: 1.5rem;
  height: 1.5rem;
  border: 2px solid;
  border-radius: 50%;
  font-weight: 800;
  font-size: var(--t-sm);
  line-height: 1;
`;
