import styled from 'styled-components';
import { portFilters, stateCount } from '../../content/ports/portBoard';
import { portStates } from '../../content/ports/portStates';
import { Tag } from '../../ui/Tag';
import { from, space, withScripts } from '../../ui/theme/tokens';
import type { PortState } from './joinPorts';

/** How many ports have each status. Reserves its height, because the statuses load later. */
export function PortCounts({ ports = [] }: { readonly ports?: readonly PortState[] | undefined }) {
  const counts = Object.entries(portStates).flatMap(([code, { label, tone }]) => {
    const count = ports.filter(({ state }) => state === code).length;
    return count > 0 ? [{ tone, text: stateCount(count, label) }] : [];
  });
  return (
    <Row aria-label={portFilters.counts}>
      {counts.map(({ tone, text }) => (
        <li key={text}>
          <Tag tone={tone}>{text}</Tag>
        </li>
      ))}
    </Row>
  );
}

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  gap: ${space(2)};
  ${withScripts} {
    min-height: 4.5rem;
    ${from.sm} {
      min-height: 2rem;
    }
  }
`;
