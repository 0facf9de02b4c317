import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Code, Small } from '../../ui/theme/text';
import { space } from '../../ui/theme/tokens';
import type { RecentReference } from './model/recent';
import { useCarName } from './model/carName';
import { statusWords } from './model/statusWords';
import { trackLink } from './model/trackLink';
import { ServerText } from '../../ui/ServerText';

interface ReferenceItemProps {
  readonly recent: RecentReference;
  /** Actions after the status. */
  readonly children?: ReactNode;
}

/** A reference saved on this device, linked to its tracking page, with its last known status. */
export function ReferenceItem({ recent: { reference, status }, children }: ReferenceItemProps) {
  const { car } = useCarName(reference);
  return (
    <li>
      <Link to={trackLink(reference)}>
        {car && (
          <b>
            <ServerText>{car}</ServerText>{' '}
          </b>
        )}
        <Code>{reference}</Code>
      </Link>
      <Small as="span">
        <ServerText>{statusWords(status).label}</ServerText>
      </Small>
      {children}
    </li>
  );
}

export const ReferenceList = styled.ul`
  margin-top: ${space(2)};
  overflow-wrap: anywhere;
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
  a > b {
    display: block;
  }
`;
