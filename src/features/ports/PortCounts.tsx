import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { portFilters, stateCount } from '../../content/ports/portBoard';
import { portStates } from '../../content/ports/portStates';
import type { PortStateCode } from '../../content/ports/portStates';
import { Tag } from '../../ui/Tag';
import { from, scriptsOnly, space } from '../../ui/theme/tokens';
import { readFilter, writeFilter } from './filterPorts';
import type { PortState } from './joinPorts';

/** How many ports have each status. A press lists only those. Reserves its height, because the statuses load later. */
export function PortCounts({ ports = [] }: { readonly ports?: readonly PortState[] | undefined }) {
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params);
  const codes = Object.keys(portStates) as PortStateCode[];
  return (
    <Row role="group" aria-label={portFilters.counts}>
      {codes.map((code) => {
        const count = ports.filter(({ state }) => state === code).length;
        return (
          count > 0 && (
            <Pill
              key={code}
              type="button"
              aria-pressed={filter.state === code}
              onClick={() => {
                const next = writeFilter({ ...filter, state: filter.state === code ? '' : code });
                setParams(next, { replace: true, preventScrollReset: true });
              }}
            >
              <Tag tone={portStates[code].tone}>{stateCount(count, portStates[code].label)}</Tag>
            </Pill>
          )
        );
      })}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  column-gap: ${space(2)};
  min-height: calc(2 * var(--touch));
  ${scriptsOnly}
  ${from.sm} {
    min-height: var(--touch);
  }
`;

const Pill = styled.button`
  min-height: var(--touch);
  &:hover span {
    text-decoration: underline;
  }
  &[aria-pressed='true'] > span {
    outline: 2px solid var(--ink);
  }
`;
