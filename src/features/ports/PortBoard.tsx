import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { company } from '../../content/company';
import { describeError } from '../../content/errorMessages';
import { portBoard, portCount } from '../../content/ports/portBoard';
import { findPort } from '../../content/ports/findPort';
import { portCountries } from '../../content/ports/portStates';
import type { ApiError } from '../../lib/apiError';
import { limitText } from '../../content/tools/limitText';
import { Button } from '../../ui/buttons/Button';
import { TextButton } from '../../ui/buttons/TextButton';
import { Cluster, RuledList, Stack } from '../../ui/theme/layout';
import { SubTitle } from '../../ui/theme/text';
import { Notice } from '../../ui/Notice';
import { useIsHydrated } from '../../ui/hooks/useIsHydrated';
import { useNow } from '../../ui/hooks/useNow';
import {
  allPorts,
  filterPorts,
  hasTrouble,
  portsWithoutStatus,
  readFilter,
  writeFilter,
} from './filterPorts';
import type { ListedPort } from './filterPorts';
import type { PortState } from './joinPorts';
import { PortFilters } from './PortFilters';
import { PortFreshness } from './PortFreshness';
import { PortRow, WaitingRow } from './PortRow';
import type { PortStates } from './usePortStates';
import { ServerText } from '../../ui/ServerText';
import { screenOnly, space } from '../../ui/theme/tokens';

interface PortBoardProps {
  readonly states: PortStates;
  /** Renders a map of the listed ports above the list. The page provides it. */
  readonly map?: (shown: readonly ListedPort[]) => ReactNode;
}

/** The list of ports, filtered by the URL's query. Each row expands to its details. */
export function PortBoard({ states, map }: PortBoardProps) {
  const isHydrated = useIsHydrated();
  const now = useNow();
  const [params, setParams] = useSearchParams();
  const filter = isHydrated ? readFilter(params) : allPorts;
  const chosen = isHydrated ? (params.get('port') ?? undefined) : undefined;

  const { ports } = states;
  if (!ports && states.error && !states.isFetching)
    return <NoStatuses states={states} error={states.error} />;
  const listed = filterPorts<ListedPort>(ports ?? portsWithoutStatus, filter);
  const troubled = ports?.filter(hasTrouble).length ?? 0;
  const change = (next: typeof filter) => {
    setParams(writeFilter(next), { replace: true, preventScrollReset: true });
  };
  const coasts = [...Object.entries(portCountries), ['', portBoard.elsewhere] as const].map(
    ([country, label]) => ({
      label,
      rows: listed.filter(
        (port) => (Object.hasOwn(portCountries, port.country) ? port.country : '') === country,
      ),
    }),
  );
  return (
    <Stack $gap={6}>
      <PortFreshness states={states} />
      {ports?.length !== 0 && <PortFilters filter={filter} onFilter={change} />}
      {map && <MapArea>{map(listed)}</MapArea>}
      <ListHead>
        <p role="status">{ports ? portCount(listed.length, ports.length) : portBoard.loading}</p>
        {troubled > 0 && filter.sort !== 'state' && (
          <TextButton
            type="button"
            onClick={() => {
              change({ ...filter, sort: 'state' });
            }}
          >
            {portBoard.troubleFirst(troubled)}
          </TextButton>
        )}
      </ListHead>
      {states.hasMore && ports && <p>{limitText(ports.length, 'ports')}</p>}
      {listed.length > 0 ? (
        <Coasts>
          {coasts.map(
            ({ label, rows }) =>
              rows.length > 0 && (
                <section key={label} aria-label={label}>
                  <SubTitle>{label}</SubTitle>
                  <RuledList $closed>
                    {rows.map((port) =>
                      hasStatus(port) ? (
                        <PortRow
                          key={port.code}
                          port={port}
                          now={now}
                          chosen={isSamePort(port.code, chosen)}
                        />
                      ) : (
                        <WaitingRow key={port.code} port={port} />
                      ),
                    )}
                  </RuledList>
                </section>
              ),
          )}
        </Coasts>
      ) : (
        ports && (
          <Notice title={ports.length > 0 ? portBoard.noMatch : portBoard.noReport}>
            {ports.length > 0 ? (
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
        )
      )}
    </Stack>
  );
}

const hasStatus = (port: ListedPort): port is PortState => port.state !== undefined;

/** Whether a link's code means a listed one. Codes that we don't know only have to be spelled alike. */
const isSamePort = (code: string, linked: string | undefined) =>
  code === linked?.trim().toUpperCase() ||
  (findPort(code) !== undefined && findPort(code) === findPort(linked));

/** In place of the statuses if they failed to load. */
function NoStatuses({ states, error }: { readonly states: PortStates; readonly error: ApiError }) {
  return (
    <Notice tone="error" title={portBoard.failed} role="alert">
      <p>
        <ServerText>{describeError(error)}</ServerText>
      </p>
      <p>
        {portBoard.askByPhone} <a href={company.phones[0].href}>{company.phones[0].label}</a> {portBoard.us}{' '}
        <a href={company.phones[1].href}>{company.phones[1].label}</a> {portBoard.nigeria}
      </p>
      <Button $variant="secondary" onClick={states.refresh}>
        {portBoard.tryAgain}
      </Button>
    </Notice>
  );
}

/** Reserves its height, because the button appears with the statuses. */
const ListHead = styled(Cluster)`
  justify-content: space-between;
  min-height: var(--touch);
  margin-bottom: calc(-1 * ${space(4)});
  font-size: var(--t-sm);
`;

/** One below the other on phones. A coast alone takes both columns. */
const Coasts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(10)} clamp(2rem, 5vw, 5rem);
  align-items: start;
  h3 {
    padding-bottom: ${space(2)};
  }
  @media (min-width: 48em) {
    &,
    > :only-child > ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    > :only-child {
      grid-column: 1 / -1;
    }
    > :only-child > ul {
      display: grid;
      column-gap: clamp(2rem, 5vw, 5rem);
      align-items: start;
    }
  }
`;

/** Below the list on phones, and not on paper: the list says the same in less room. */
const MapArea = styled.div`
  ${screenOnly}
  @media (max-width: 39.99em) {
    order: 1;
  }
`;
