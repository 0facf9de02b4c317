import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { company } from '../../content/company';
import { describeError } from '../../content/errorMessages';
import { portBoard, portCount, portRow } from '../../content/ports/portBoard';
import { findPort } from '../../content/ports/findPort';
import { limitText } from '../../content/tools/limitText';
import { Button } from '../../ui/buttons/Button';
import { RuledList, Stack } from '../../ui/theme/layout';
import { Notice } from '../../ui/Notice';
import { Skeleton } from '../../ui/late/Skeleton';
import { useIsHydrated } from '../../ui/hooks/useIsHydrated';
import { useNow } from '../../ui/hooks/useNow';
import { allPorts, filterPorts, readFilter, writeFilter } from './filterPorts';
import type { PortState } from './joinPorts';
import { PortFilters } from './PortFilters';
import { PortFreshness } from './PortFreshness';
import { PortRow } from './PortRow';
import type { PortStates } from './usePortStates';
import { ServerText } from '../../ui/ServerText';
import { from, screenOnly, space } from '../../ui/theme/tokens';

interface PortBoardProps {
  readonly states: PortStates;
  /** Renders a map of the listed ports above the list. The page provides it. */
  readonly map?: (shown: readonly PortState[]) => ReactNode;
}

/** The list of ports, filtered by the URL's query. Each row expands to its details. */
export function PortBoard({ states, map }: PortBoardProps) {
  const isHydrated = useIsHydrated();
  const now = useNow();
  const [params, setParams] = useSearchParams();
  const filter = isHydrated ? readFilter(params) : allPorts;
  const chosen = isHydrated ? (params.get('port') ?? undefined) : undefined;

  if (!states.ports) return <NoStatuses states={states} />;
  const shown = filterPorts(states.ports, filter);
  const change = (next: typeof filter) => {
    setParams(writeFilter(next), { replace: true, preventScrollReset: true });
  };
  return (
    <Stack $gap={6}>
      <PortFreshness states={states} />
      {states.ports.length > 0 && <PortFilters filter={filter} onFilter={change} />}
      {map && <MapArea>{map(shown)}</MapArea>}
      <ListHead>
        <p role="status">{portCount(shown.length, states.ports.length)}</p>
        {shown.length > 0 && <span aria-hidden="true">{portRow.reported}</span>}
      </ListHead>
      {states.hasMore && <p>{limitText(states.ports.length, 'ports')}</p>}
      {shown.length > 0 ? (
        <RuledList $closed>
          {shown.map((port) => (
            <PortRow key={port.code} port={port} now={now} chosen={isSamePort(port.code, chosen)} />
          ))}
        </RuledList>
      ) : (
        <Notice title={states.ports.length > 0 ? portBoard.noMatch : portBoard.noReport}>
          {states.ports.length > 0 ? (
            <Button
              $variant="quiet"
              onClick={() => {
                change({ ...allPorts, sort: filter.sort });
              }}
            >
              {portBoard.showAll}
            </Button>
          ) : (
            <p>
              {portBoard.call} <a href={company.phones[0].href}>{company.phones[0].label}</a>{' '}
              {portBoard.weAsk}
            </p>
          )}
        </Notice>
      )}
    </Stack>
  );
}

/** Whether a link's code means a listed one. Codes that we don't know only have to be spelled alike. */
const isSamePort = (code: string, linked: string | undefined) =>
  code === linked?.trim().toUpperCase() ||
  (findPort(code) !== undefined && findPort(code) === findPort(linked));

/** Loading or error message while there are no statuses. */
function NoStatuses({ states: { error, isFetching, refresh } }: { readonly states: PortStates }) {
  if (isFetching || !error) {
    return (
      <Loading>
        <Skeleton label={portBoard.loading} lines={8} />
      </Loading>
    );
  }
  return (
    <Notice tone="error" title={portBoard.failed} role="alert">
      <p>
        <ServerText>{describeError(error)}</ServerText>
      </p>
      <p>
        {portBoard.askByPhone} <a href={company.phones[0].href}>{company.phones[0].label}</a> {portBoard.us}{' '}
        <a href={company.phones[1].href}>{company.phones[1].label}</a> {portBoard.nigeria}
      </p>
      <Button $variant="secondary" onClick={refresh}>
        {portBoard.tryAgain}
      </Button>
    </Notice>
  );
}

/** At least a screen tall, so that loading doesn't shift visible content. */
const Loading = styled.div`
  min-height: 100vh;
`;

/** The number of ports, and the title of the reports' column: each row says it to screen readers only. */
const ListHead = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  margin-bottom: calc(-1 * ${space(4)});
  font-size: var(--t-sm);
  span {
    color: var(--ink-soft);
  }
  ${from.md} {
    /* Ends above the reports, next to the signs that open the rows. */
    padding-inline-end: ${space(9)};
  }
`;

/** Below the list on phones, and not on paper: the list says the same in less room. */
const MapArea = styled.div`
  ${screenOnly}
  @media (max-width: 39.99em) {
    order: 1;
  }
`;
