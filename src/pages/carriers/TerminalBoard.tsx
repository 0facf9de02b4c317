import styled from 'styled-components';
import { paths } from '../../config/paths';
import { terminalBoard } from '../../content/pages/carriers';
import { portCountries } from '../../content/ports/portStates';
import { describeError } from '../../content/errorMessages';
import { ports } from '../../content/ports/ports';
import type { PortStates } from '../../features/ports/usePortStates';
import { ArrowLink, ArrowLinks } from '../../ui/links';
import { Button } from '../../ui/buttons/Button';
import { RuledList, Stack } from '../../ui/theme/layout';
import { Notice } from '../../ui/Notice';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { Section } from '../../ui/Section';
import { Small, Stencil, SubTitle } from '../../ui/theme/text';
import { onPaper, space } from '../../ui/theme/tokens';
import { useNow } from '../../ui/hooks/useNow';
import { agoText } from '../../features/ports/PortTag';
import { CarrierKinds } from './CarrierKinds';
import { TerminalRow } from './TerminalRow';
import type { TerminalRowProps } from './TerminalRow';
import { ServerText } from '../../ui/ServerText';

/**
 * The types of carriers, then the ports with their terminals, cargo and current status: first those that aren't open, and the
 * others, folded on phones. What doesn't depend on the status is prerendered.
 */
export function TerminalBoard({ states }: { readonly states: PortStates }) {
  const now = useNow();
  const age = states.at !== undefined && now !== null ? agoText(states.at, now) : undefined;
  return (
    <Section title={terminalBoard.title} intro={terminalBoard.intro}>
      <Stack $gap={6}>
        <CarrierKinds />
        <Title>{terminalBoard.byPort}</Title>
        {states.error && (
          <Notice
            tone="caution"
            title={states.ports ? terminalBoard.outdated : terminalBoard.failed}
            role="status"
          >
            <p>
              <ServerText>{describeError(states.error)}</ServerText>
            </p>
            {age && <p>{terminalBoard.updated(age)}</p>}
            <Button $variant="secondary" onClick={states.refresh}>
              {terminalBoard.tryAgain}
            </Button>
          </Notice>
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
            const isException = ({ state }: TerminalRowProps) =>
              state !== undefined && state.state !== 'open';
            const exceptions = rows.filter(isException);
            const others = rows.filter((row) => !isException(row));
            return (
              <div key={country}>
                <Stencil as="h4">
                  {country === 'US'
                    ? terminalBoard.departures(portCountries.US)
                    : terminalBoard.arrivals(portCountries.NG)}
                </Stencil>
                <Rows rows={exceptions} />
                <PhoneDisclosure summary={terminalBoard.others(others.length, exceptions.length > 0)}>
                  <Rows rows={others} />
                </PhoneDisclosure>
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
    <RuledList $gap={3}>
      {rows.map((row) => (
        <TerminalRow key={row.port.code} {...row} />
      ))}
    </RuledList>
  );
}

const Title = styled(SubTitle)`
  margin-top: ${space(6)};
`;

const Countries = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(10)} clamp(2rem, 5vw, 5rem);
  h4 {
    margin-bottom: ${space(3)};
  }
  /* 704 px: the first width where the longest name fits next to its status. */
  @media (min-width: 44em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${onPaper} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
