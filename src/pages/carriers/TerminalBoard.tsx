import styled from 'styled-components';
import { paths } from '../../config/paths';
import { terminalBoard } from '../../content/pages/carriers';
import { portCountries } from '../../content/ports/portStates';
import { describeError } from '../../content/errorMessages';
import { ports } from '../../content/ports/ports';
import { hasTrouble } from '../../features/ports/filterPorts';
import type { PortStates } from '../../features/ports/usePortStates';
import { ArrowLink, ArrowLinks } from '../../ui/links';
import { RuledList, Stack } from '../../ui/theme/layout';
import { RetryNotice } from '../../ui/RetryNotice';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { Section } from '../../ui/Section';
import { Small, Stencil } from '../../ui/theme/text';
import { from, space } from '../../ui/theme/tokens';
import { useNow } from '../../ui/hooks/useNow';
import { agoText } from '../../features/ports/PortTag';
import { BoardRow, TerminalRow } from './TerminalRow';
import type { TerminalRowProps } from './TerminalRow';
import { ServerText } from '../../ui/ServerText';

/**
 * A departure board: the ports with their cargo and current status, first those that aren't open, and the others, folded on
 * phones. What doesn't depend on the status is prerendered.
 */
export function TerminalBoard({ states }: { readonly states: PortStates }) {
  const now = useNow();
  const age = states.at !== undefined && now !== null ? agoText(states.at, now) : undefined;
  return (
    <Section tone="ink" title={terminalBoard.title} intro={terminalBoard.intro}>
      <Stack $gap={8}>
        {states.error && (
          <RetryNotice
            title={states.ports ? terminalBoard.outdated : terminalBoard.failed}
            isBusy={states.isFetching}
            onRetry={states.refresh}
          >
            <p>
              <ServerText>{describeError(states.error)}</ServerText>
            </p>
            {age && <p>{terminalBoard.updated(age)}</p>}
          </RetryNotice>
        )}
        <Countries>
          {(['US', 'NG'] as const).map((country) => {
            const rows = ports
              .filter((port) => port.country === country)
              .map((port) => ({
                port,
                state: states.ports?.find(({ code }) => code === port.code || port.aliases?.includes(code)),
                isLoading: states.isFetching && !states.ports,
              }));
            const isException = ({ state }: TerminalRowProps) => state !== undefined && hasTrouble(state);
            const exceptions = rows.filter(isException);
            const others = rows.filter((row) => !isException(row));
            return (
              <div key={country}>
                <Stencil as="h3">
                  {country === 'US'
                    ? terminalBoard.departures(portCountries.US)
                    : terminalBoard.arrivals(portCountries.NG)}
                </Stencil>
                <Heads aria-hidden="true">
                  {terminalBoard.columns.map((column) => (
                    <Stencil as="span" key={column}>
                      {column}
                    </Stencil>
                  ))}
                </Heads>
                {exceptions.length > 0 && <Rows rows={exceptions} />}
                {others.length > 0 && (
                  <PhoneDisclosure summary={terminalBoard.others(others.length, exceptions.length > 0)}>
                    <Rows rows={others} />
                  </PhoneDisclosure>
                )}
              </div>
            );
          })}
        </Countries>
        <ArrowLinks>
          <ArrowLink to={paths.portStatus}>{terminalBoard.portStatus}</ArrowLink>
          {age && !states.error && <Small>{terminalBoard.statusUpdated(age)}</Small>}
        </ArrowLinks>
      </Stack>
    </Section>
  );
}

function Rows({ rows }: { readonly rows: readonly TerminalRowProps[] }) {
  return (
    <RuledList>
      {rows.map((row) => (
        <TerminalRow key={row.port.code} {...row} />
      ))}
    </RuledList>
  );
}

const Countries = styled.div`
  display: grid;
  gap: ${space(8)};
  h3 {
    padding-bottom: ${space(2)};
  }
`;

/** The heads of the columns, where they are side by side. */
const Heads = styled(BoardRow)`
  display: none;
  ${from.md} {
    display: grid;
    padding-block: ${space(1)} ${space(2)};
    color: var(--ink-soft);
  }
`;
