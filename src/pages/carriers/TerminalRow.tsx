import styled from 'styled-components';
import { terminalRow } from '../../content/pages/carriers';
import { portKindWords } from '../../content/ports/ports';
import type { Port } from '../../content/ports/portTypes';
import { formatList } from '../../lib/text/format';
import type { PortKind } from '../../lib/vehicle/portMethods';
import type { PortState } from '../../features/ports/joinPorts';
import { placeText, PortTag } from '../../features/ports/PortTag';
import { ExternalLink } from '../../ui/links';
import { LoadingText } from '../../ui/late/LoadingText';
import { Code, Small } from '../../ui/theme/text';
import { atBothEnds, headingFont, space, writtenLarge } from '../../ui/theme/tokens';
import { VisuallyHidden } from '../../ui/theme/VisuallyHidden';

export interface TerminalRowProps {
  readonly port: Port;
  readonly state?: PortState | undefined;
  readonly isLoading: boolean;
}

const takes = (kinds: readonly PortKind[], unknown: string) =>
  kinds.length > 0 ? formatList(kinds.map((kind) => portKindWords[kind])) : unknown;

/** A port with its known terminals and its status. */
export function TerminalRow({ port, state, isLoading }: TerminalRowProps) {
  const { terminals = [] } = port;
  const map = `https://www.openstreetmap.org/?mlat=${String(port.latitude)}&mlon=${String(port.longitude)}#map=12/${String(port.latitude)}/${String(port.longitude)}`;
  return (
    <Item id={`port-${port.code}`}>
      <Head>
        <strong>{port.name}</strong>
        {state ? (
          <PortTag port={state} />
        ) : isLoading ? (
          <LoadingText as="span">{terminalRow.loading}</LoadingText>
        ) : (
          <Small as="span">{terminalRow.noStatus}</Small>
        )}
      </Head>
      <Place>
        <span>{placeText(port)}</span>
        <Small as="span">
          {takes(port.kinds, terminalRow.unknownCargo)} <Code>{port.code}</Code>
        </Small>
        <ExternalLink href={map}>
          {terminalRow.map}
          <VisuallyHidden>{terminalRow.mapOf(port.name)}</VisuallyHidden>
        </ExternalLink>
      </Place>
      {terminals.length > 0 && (
        <ul>
          {terminals.map(({ name, kinds }) => (
            <li key={name}>
              <strong>{name}</strong>: {takes(kinds, terminalRow.unknownCargo)}
            </li>
          ))}
        </ul>
      )}
      {port.note && <Small>{port.note}</Small>}
    </Item>
  );
}

const Item = styled.li`
  break-inside: avoid;
  line-height: 1.45;
  > ul {
    margin: ${space(2)} 0;
    border-inline-start: 3px solid var(--amber);
  }
  ul li {
    padding: ${space(0.5)} 0 ${space(0.5)} ${space(4)};
  }
`;

/* Enlarges the link's touch target without making the line taller. */
const Place = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space(4)};
  /* Wraps instead of the link after it. */
  > :nth-child(2) {
    flex: 1 1 8rem;
    min-width: 0;
    text-align: end;
  }
  > :nth-child(2)::first-letter {
    text-transform: uppercase;
  }
  code {
    margin-inline-start: ${space(2)};
  }
  a {
    padding: ${space(2.5)} 0;
    margin-block: ${space(-2.5)};
    margin-inline-start: auto;
  }
`;

const Head = styled.div`
  ${atBothEnds}
  gap: ${space(4)};
  margin-bottom: ${space(1)};
  ${writtenLarge} {
    flex-wrap: wrap;
    row-gap: ${space(1)};
  }
  strong {
    ${headingFont}
    font-size: var(--t-lg);
  }
`;
