import styled from 'styled-components';
import { terminalRow } from '../../content/pages/carriers';
import type { Port } from '../../content/ports/portTypes';
import { cargoWords, terminalsOf } from '../../content/ports/terminals';
import type { Cargo } from '../../content/ports/terminals';
import { formatList } from '../../lib/text/formatList';
import type { PortState } from '../../features/ports/joinPorts';
import { PortTag } from '../../features/ports/PortTag';
import { ExternalLink } from '../../ui/links';
import { LoadingText } from '../../ui/late/LoadingText';
import { Code, Small } from '../../ui/theme/text';
import { space, writtenLarge } from '../../ui/theme/tokens';
import { VisuallyHidden } from '../../ui/theme/VisuallyHidden';

interface TerminalRowProps {
  readonly port: Port;
  readonly state?: PortState | undefined;
  readonly isLoading: boolean;
}

const takes = (cargo: readonly Cargo[]) =>
  cargo.length > 0 ? formatList(cargo.map((kind) => cargoWords[kind])) : terminalRow.unknownCargo;

/** A port with its known terminals and its status. */
export function TerminalRow({ port, state, isLoading }: TerminalRowProps) {
  const terminals = terminalsOf[port.code] ?? [];
  const map = `https://www.openstreetmap.org/?mlat=${String(port.latitude)}&mlon=${String(port.longitude)}#map=12/${String(port.latitude)}/${String(port.longitude)}`;
  return (
    <Item id={`port-${port.code}`}>
      <Head>
        <Name>
          <strong>{port.name}</strong> <Code>{port.code}</Code>
        </Name>
        {state ? (
          <PortTag port={state} />
        ) : isLoading ? (
          <LoadingText as="span">{terminalRow.loading}</LoadingText>
        ) : (
          <Small as="span">{terminalRow.noStatus}</Small>
        )}
      </Head>
      <Place>
        {terminalRow.handles(port.place, takes(port.kinds))}{' '}
        <ExternalLink href={map}>
          {terminalRow.map}
          <VisuallyHidden>{terminalRow.mapOf(port.name)}</VisuallyHidden>
        </ExternalLink>
      </Place>
      {terminals.length > 0 && (
        <ul>
          {terminals.map(({ name, cargo, note }) => (
            <li key={name}>
              <strong>{name}</strong>: {note ?? takes(cargo)}
            </li>
          ))}
        </ul>
      )}
      {port.note && terminals.length === 0 && <Small>{port.note}</Small>}
    </Item>
  );
}

const Item = styled.li`
  padding-block: ${space(4)};
  border-top: 1px solid var(--line-strong);
  break-inside: avoid;
  line-height: 1.45;
  > ul {
    margin: ${space(2)} 0;
    padding: 0;
    list-style: none;
  }
  ul li {
    padding: ${space(2)} 0 ${space(2)} ${space(4)};
    border-inline-start: 3px solid var(--sand-deep);
  }
`;

/* Enlarges the link's touch target without making the line taller. */
const Place = styled.p`
  padding-block: ${space(1)};
  a {
    display: inline-block;
    padding: ${space(2.5)} ${space(1)};
    white-space: nowrap;
    margin-block: ${space(-2.5)};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  margin-bottom: ${space(1)};
  ${writtenLarge} {
    flex-wrap: wrap;
    row-gap: ${space(1)};
  }
  strong {
    font-family: var(--font-heading);
    font-size: var(--t-lg);
    font-weight: 780;
  }
  code {
    font-size: var(--t-xs);
  }
`;

/** Where there's no room next to the name, the code wraps to the start of the line. */
const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${space(2)};
`;
