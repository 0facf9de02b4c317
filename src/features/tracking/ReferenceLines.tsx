import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Code, Small } from '../../ui/theme/text';
import { space } from '../../ui/theme/tokens';
import type { RecentReference } from './model/recent';
import { statusWords } from './model/statusWords';
import { trackLink } from './model/trackLink';

interface ReferenceLineProps {
  readonly recent: RecentReference;
  /** What can be done with it, after its state. */
  readonly children?: ReactNode;
}

/** A reference kept on this device: it leads to its tracking, beside its last known state. */
export function ReferenceLine({ recent: { reference, status }, children }: ReferenceLineProps) {
  return (
    <li>
      <Link to={trackLink(reference)}>
        <Code>{reference}</Code>
      </Link>
      <Small as="span">{statusWords(status).label}</Small>
      {children}
    </li>
  );
}

/** The list that such lines stand in. */
export const ReferenceLines = styled.ul`
  margin-top: ${space(2)};
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: ${space(3)};
    border-top: 1px solid var(--line);
  }
  code {
    user-select: auto;
  }
`;
