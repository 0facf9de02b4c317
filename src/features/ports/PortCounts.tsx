import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { portFilters, stateCount, stateOfOne } from '../../content/ports/portBoard';
import { portStates } from '../../content/ports/portStates';
import type { PortStateCode } from '../../content/ports/portStates';
import { Tag } from '../../ui/Tag';
import { from, scriptsOnly, space, whiteBox } from '../../ui/theme/tokens';
import { hasTrouble, readFilter, writeFilter } from './filterPorts';
import type { PortFilter } from './filterPorts';
import type { PortState } from './joinPorts';

/**
 * How many ports have each status, and which one, if a single port has trouble. A press lists only those. Reserves its height,
 * because the statuses load later.
 */
export function PortCounts({ ports = [] }: { readonly ports?: readonly PortState[] | undefined }) {
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params);
  const codes = Object.keys(portStates) as PortStateCode[];
  const [troubled, ...others] = ports.filter(hasTrouble);
  const choose = (state: PortFilter['state']) =>
    setParams(writeFilter({ ...filter, state }), { replace: true, preventScrollReset: true });
  return (
    <Row role="group" aria-label={portFilters.counts}>
      {ports.length > 0 && (
        <Choice type="button" aria-pressed={filter.state === ''} onClick={() => choose('')}>
          {portFilters.all(ports.length)}
        </Choice>
      )}
      {codes.map((code) => {
        const { label, tone } = portStates[code];
        const count = ports.filter(({ state }) => state === code).length;
        return (
          count > 0 && (
            <Choice
              key={code}
              type="button"
              aria-pressed={filter.state === code}
              onClick={() => choose(filter.state === code ? '' : code)}
            >
              <Tag tone={tone}>
                {troubled?.state === code && others.length === 0
                  ? stateOfOne(label, troubled.name)
                  : stateCount(count, label)}
              </Tag>
            </Choice>
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
  gap: ${space(2)};
  /* Two rows on phones, and three on narrow ones. */
  min-height: calc(2 * var(--touch) + ${space(2)});
  @media (max-width: 22em) {
    min-height: calc(3 * var(--touch) + 2 * ${space(2)});
  }
  ${scriptsOnly}
  ${from.sm} {
    min-height: var(--touch);
  }
`;

const Choice = styled.button`
  display: flex;
  align-items: center;
  min-height: var(--touch);
  padding-inline: ${space(2)};
  ${from.sm} {
    padding-inline: ${space(3)};
  }
  ${whiteBox}
  font-size: var(--t-sm);
  font-weight: 600;
  > span {
    padding: 0;
    border: 0;
    background: none;
  }
  &:hover {
    border-color: var(--ink);
  }
  &[aria-pressed='true'] {
    border-color: var(--ink);
    box-shadow: inset 0 -4px 0 var(--ink);
    @media (forced-colors: active) {
      border-width: 3px;
    }
  }
`;
