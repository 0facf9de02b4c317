import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { company } from '../../content/company';
import { portBoard, portCount, portFilters } from '../../content/ports/portBoard';
import { findPort } from '../../content/ports/findPort';
import { isPortCountry, portCountries } from '../../content/ports/portStates';
import { limitText } from '../../content/tools/limitText';
import { Button } from '../../ui/buttons/Button';
import { RuledList, Stack } from '../../ui/theme/layout';
import { SubTitle } from '../../ui/theme/text';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { Notice } from '../../ui/Notice';
import { useIsHydrated } from '../../ui/hooks/useIsHydrated';
import { useNow } from '../../ui/hooks/useNow';
import { allPorts, filterPorts, portsWithoutStatus, readFilter, writeFilter } from './filterPorts';
import type { ListedPort } from './filterPorts';
import type { PortState } from './joinPorts';
import { PortFilters } from './PortFilters';
import { NoStatuses, OutdatedNotice } from './PortFreshness';
import { PortRow, WaitingRow } from './PortRow';
import type { PortStates } from './usePortStates';
import { atBothEnds, from, oneColumn, screenOnly, scriptsOnly, space } from '../../ui/theme/tokens';

interface PortBoardProps {
  readonly states: PortStates;
  /** Renders a map of the listed ports. The page provides it. */
  readonly map?: (shown: readonly ListedPort[]) => ReactNode;
  /** Rendered after the ports; on tablets the last part below the US's, and the others below Nigeria's. */
  readonly children?: ReactNode;
  /** Rendered at the end of the line with the number of ports. */
  readonly action?: ReactNode;
}

/** The list of ports, filtered by the URL's query. Each row expands to its details. */
export function PortBoard({ states, map, children, action }: PortBoardProps) {
  const isHydrated = useIsHydrated();
  const now = useNow();
  const [params, setParams] = useSearchParams();
  const count = useRef<HTMLParagraphElement>(null);
  const filter = isHydrated ? readFilter(params) : allPorts;
  const chosen = isHydrated ? (params.get('port') ?? undefined) : undefined;

  const { ports } = states;
  if (!ports && states.error) return <NoStatuses states={states} error={states.error} />;
  const listed = filterPorts<ListedPort>(ports ?? portsWithoutStatus, filter);
  const change = (next: typeof filter) =>
    setParams(writeFilter(next), { replace: true, preventScrollReset: true });
  const coasts = [...Object.entries(portCountries).reverse(), ['', portBoard.elsewhere] as const].map(
    ([country, label]) => ({
      label,
      rows: listed.filter((port) => (isPortCountry(port.country) ? port.country : '') === country),
    }),
  );
  return (
    <Board>
      {map && <MapArea>{map(listed)}</MapArea>}
      <Head>
        <Controls>
          <OutdatedNotice states={states} />
          {ports?.length !== 0 && (
            <PhoneDisclosure summary={portFilters.fold}>
              <PortFilters filter={filter} onFilter={change} />
            </PhoneDisclosure>
          )}
          <Line>
            <p role="status" ref={count} tabIndex={-1}>
              {ports ? portCount(listed.length, ports.length) : portBoard.loading}
            </p>
            {action}
          </Line>
        </Controls>
        {states.hasMore && ports && <p>{limitText(ports.length, 'ports')}</p>}
        {ports && listed.length === 0 && (
          <Notice title={ports.length > 0 ? portBoard.noMatch : portBoard.noReport}>
            {ports.length > 0 ? (
              <Button
                $variant="quiet"
                onClick={() => {
                  change({ ...allPorts, sort: filter.sort });
                  // The button unmounts.
                  count.current?.focus();
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
      </Head>
      <Coasts>
        {coasts.map(
          ({ label, rows }) =>
            rows.length > 0 && (
              <section key={label} aria-label={label}>
                <SubTitle>{label}</SubTitle>
                <RuledList $closed>
                  {rows.map((port) =>
                    hasStatus(port) ? (
                      <PortRow key={port.code} port={port} now={now} chosen={isSamePort(port.code, chosen)} />
                    ) : (
                      <WaitingRow key={port.code} port={port} />
                    ),
                  )}
                </RuledList>
              </section>
            ),
        )}
      </Coasts>
      <Notes>{children}</Notes>
    </Board>
  );
}

const hasStatus = (port: ListedPort): port is PortState => port.state !== undefined;

/** Whether a link's code means a listed one. Codes that we don't know only have to be spelled alike. */
const isSamePort = (code: string, linked: string | undefined) =>
  code === linked?.trim().toUpperCase() ||
  (findPort(code) !== undefined && findPort(code) === findPort(linked));

/** From 1200 px, the lists' column is at the end. */
const columns = `
  column-gap: clamp(2rem, 4vw, 3.5rem);
  ${from.lg} {
    grid-template-columns: minmax(0, 1fr) clamp(22.5rem, 31vw, 28rem);
  }
`;

/** Tablets, where the lists are beside each other. */
const onBoard = '@media (min-width: 48em) and (max-width: 74.99em)';

/** The filters, and the number of ports below or beside them, or above the lists' column. */
const Controls = styled(Stack)`
  ${columns}
  ${onBoard} {
    grid-template-columns: minmax(0, 1fr) 6.5rem;
    column-gap: ${space(2)};
  }
  ${from.tablet} {
    align-items: end;
    > :not(details):not(:last-child) {
      grid-column: 1 / -1;
    }
  }
  > details {
    ${scriptsOnly}
  }
`;

/** Without scripts, only what is at its end. As high as a field with its label, before and after the statuses load. */
const Line = styled.div`
  ${atBothEnds}
  > p {
    ${scriptsOnly}
  }
  ${onBoard} {
    ${oneColumn}
    grid-template-rows: 2rem auto;
    font-size: var(--t-sm);
    line-height: 1.1;
  }
`;

/** From 768 px, the coasts are beside each other, and from 1200 px beside the map. What comes after them fills the columns. */
const Board = styled.div`
  ${oneColumn}
  row-gap: ${space(6)};
  align-items: start;
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-template-rows: repeat(3, auto) 1fr;
  }
  ${columns}
  ${from.lg} {
    grid-template-rows: repeat(2, auto) 1fr;
  }
`;

const Head = styled(Stack)`
  ${from.tablet} {
    grid-area: 1 / 1 / 2 / -1;
  }
`;

const Coasts = styled.div`
  display: contents;
  h3 {
    padding-bottom: ${space(2)};
  }
  ${onBoard} {
    > :nth-child(2) {
      grid-area: 3 / 2 / 5 / 3;
    }
  }
  ${from.lg} {
    grid-area: 2 / 2 / 4 / 3;
    display: grid;
    gap: ${space(8)};
  }
`;

/** Not on paper: the list says the same in less room. */
const MapArea = styled.div`
  ${from.tablet} {
    grid-area: 2 / 1 / 3 / -1;
  }
  ${from.lg} {
    grid-area: 2 / 1;
  }
  ${screenOnly}
`;

const Notes = styled(Stack)`
  ${from.tablet} {
    grid-column: 1;
  }
  @media (min-width: 48em) and (max-width: 59.99em) {
    display: contents;
    > * {
      grid-row: 4 / span 2;
    }
    > :last-child {
      grid-area: 5 / 2;
    }
  }
  ${from.lg} {
    grid-row: 3;
  }
`;
