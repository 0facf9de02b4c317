import styled from 'styled-components';
import { terminalRow } from '../../content/pages/carriers';
import { portKindWords } from '../../content/ports/ports';
import type { Port } from '../../content/ports/portTypes';
import { formatList } from '../../lib/text/format';
import type { PortKind } from '../../lib/vehicle/portMethods';
import type { PortState } from '../../features/ports/joinPorts';
import { placeText, PortTag } from '../../features/ports/PortTag';
import { sign } from '../../ui/Disclosure';
import { ExternalLink } from '../../ui/links';
import { LoadingText } from '../../ui/late/LoadingText';
import { Small } from '../../ui/theme/text';
import { below, from, headingFont, onPaper, plainSummary, space, tapTarget } from '../../ui/theme/tokens';
import { VisuallyHidden } from '../../ui/theme/VisuallyHidden';

export interface TerminalRowProps {
  readonly port: Port;
  readonly state?: PortState | undefined;
  readonly isLoading: boolean;
}

const takes = (kinds: readonly PortKind[], unknown: string) =>
  kinds.length > 0 ? formatList(kinds.map((kind) => portKindWords[kind])) : unknown;

/** A port's row on the board: its code, what it takes and its status. Its terminals, a note and a map are folded. */
export function TerminalRow({ port, state, isLoading }: TerminalRowProps) {
  const { terminals = [] } = port;
  const map = `https://www.openstreetmap.org/?mlat=${String(port.latitude)}&mlon=${String(port.longitude)}#map=12/${String(port.latitude)}/${String(port.longitude)}`;
  return (
    <Item id={`port-${port.code}`}>
      <details>
        <BoardRow as="summary">
          <b>{port.code}</b>
          <strong>{port.name}</strong>
          <Trade>
            <span>{placeText(port)}</span> <span>{takes(port.kinds, terminalRow.unknownCargo)}</span>
          </Trade>
          {state ? (
            <PortTag port={state} />
          ) : isLoading ? (
            <LoadingText as="span">{terminalRow.loading}</LoadingText>
          ) : (
            <Small as="span">{terminalRow.noStatus}</Small>
          )}
        </BoardRow>
        <Notes>
          {terminals.length > 0 && (
            <ul>
              {terminals.map(({ name, kinds }) => (
                <li key={name}>
                  <strong>{name}</strong>: {takes(kinds, terminalRow.unknownCargo)}
                </li>
              ))}
            </ul>
          )}
          {port.note && <p>{port.note}</p>}
          <ExternalLink href={map}>
            {terminalRow.map}
            <VisuallyHidden>{terminalRow.mapOf(port.name)}</VisuallyHidden>
          </ExternalLink>
        </Notes>
      </details>
    </Item>
  );
}

/** Where it is and what it takes: on phones a line below the others, on tablets one column, and two on wider screens. */
const Trade = styled.span`
  grid-area: 2 / 1 / auto / -1;
  ${from.sm} {
    grid-area: auto;
  }
  span + span::before {
    content: '· ';
  }
  ${from.md} {
    display: contents;
    span + span::before {
      content: none;
    }
    span::first-letter {
      text-transform: uppercase;
    }
  }
`;

/** The board's columns: code, port, place, what it takes, status, and a sign. */
export const BoardRow = styled.div`
  display: grid;
  grid-template-columns: 4.25rem minmax(0, 1fr) auto 1rem;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  ${plainSummary}
  > :last-child {
    justify-self: start;
  }
  ${below.md} {
    > :last-child {
      padding-inline: ${space(2)};
      font-size: var(--t-xs);
    }
  }
  @media (max-width: 21.9em) {
    grid-template-columns: minmax(0, 1fr) 1rem;
    > * {
      grid-area: auto / 1;
    }
    &::after {
      grid-area: 1 / 2;
    }
  }
  ${from.sm} {
    grid-template-columns: 4.25rem minmax(0, 2fr) minmax(0, 3fr) 7.5rem 1rem;
  }
  ${from.md} {
    grid-template-columns: 6.5rem minmax(0, 4fr) minmax(0, 4fr) minmax(0, 3fr) 8.5rem 1rem;
    column-gap: ${space(3)};
  }
`;

const Item = styled.li`
  break-inside: avoid;
  line-height: 1.35;
  summary {
    padding-block: ${space(2)};
    cursor: pointer;
  }
  summary::after {
    ${sign('+')}
    font-size: 1.5rem;
    line-height: 1;
  }
  [open] > summary::after {
    ${sign('–')}
  }
  b {
    ${headingFont}
    font-size: var(--t-xs);
    ${from.md} {
      font-size: var(--t-lg);
    }
    letter-spacing: 0.02em;
    white-space: nowrap;
    color: var(--amber);
    ${onPaper} {
      color: inherit;
    }
  }
  strong {
    ${headingFont}
    font-size: var(--t-sm);
    ${from.md} {
      font-size: inherit;
    }
  }
  span {
    font-size: var(--t-sm);
    ${from.lg} {
      font-size: inherit;
    }
  }
  details::details-content {
    ${onPaper} {
      content-visibility: visible;
    }
  }
`;

/** Below the port's name. */
const Notes = styled.div`
  display: grid;
  gap: ${space(2)};
  justify-items: start;
  padding-block-end: ${space(4)};
  ${from.md} {
    padding-inline-start: 7.25rem;
  }
  a {
    ${tapTarget(3)}
  }
`;
