import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { paths } from '../../config/paths';
import { portRow } from '../../content/ports/portBoard';
import { portStates } from '../../content/ports/portStates';
import { findPort } from '../../content/ports/findPort';
import { parseIsoDate } from '../../lib/time/dates';
import { HOUR_MS } from '../../lib/time/timeUnits';
import { isolate } from '../../lib/text/text';
import { sign } from '../../ui/Disclosure';
import { Facts } from '../../ui/Facts';
import { Code } from '../../ui/theme/text';
import { headingFont, onVeryLargeText, plainSummary, scriptsOnly, space } from '../../ui/theme/tokens';
import { VisuallyHidden } from '../../ui/theme/VisuallyHidden';
import { ServerText } from '../../ui/ServerText';
import { hasTrouble } from './filterPorts';
import type { ListedPort } from './filterPorts';
import type { PortState } from './joinPorts';
import { PortTag, agoText, placeText, waitText } from './PortTag';

interface PortRowProps {
  readonly port: PortState;
  readonly now: number | null;
  /** Whether a link to this port opens the row. */
  readonly chosen: boolean;
}

/** A row of the board that expands to everything known about the port. */
export function PortRow({ port, now, chosen }: PortRowProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const updated = now === null ? undefined : agoText(port.updatedAt, now);
  const reported = parseIsoDate(port.updatedAt)?.getTime();
  const isOld = now !== null && reported !== undefined && now - reported > HOUR_MS;
  const known = findPort(port.code);
  const wait = port.waitDays === undefined ? undefined : waitText(port.waitDays);

  useEffect(() => {
    if (!chosen || !details.current) return;
    details.current.open = true;
    details.current.scrollIntoView({ block: 'center' });
  }, [chosen]);

  return (
    <Item $bar={hasTrouble(port) ? (port.state === 'closed' ? 'var(--brick)' : 'var(--amber)') : undefined}>
      <details ref={details} id={`port-${port.code}`}>
        <Head as="summary">
          <PortName port={port} isAlone={!wait && !isOld} />
          <PortTag port={port} />
          {wait ? (
            <Corner>
              <strong>{portRow.waitShort(wait)}</strong>
            </Corner>
          ) : (
            isOld && (
              <Corner>
                <VisuallyHidden>{portRow.reported} </VisuallyHidden>
                <span>{updated}</span>
              </Corner>
            )
          )}
        </Head>
        <Facts
          items={[
            { term: portRow.meaning, value: portStates[port.state].meaning },
            { term: portRow.note, value: port.note || portRow.noNote },
            {
              term: portRow.wait,
              value: wait ? portRow.waitAbout(wait) : portRow.noWait,
            },
            { term: portRow.reported, value: updated ?? portRow.noTime },
            ...(known?.note ? [{ term: portRow.goodToKnow, value: known.note }] : []),
            {
              term: portRow.next,
              value: (
                <Links>
                  <Link to={`${paths.carriers}#port-${encodeURIComponent(port.code)}`}>
                    {portRow.terminals}
                  </Link>
                  <Link
                    to={`${paths.quote}?${port.country === 'NG' ? 'to' : 'from'}=${encodeURIComponent(port.code)}`}
                  >
                    {port.country === 'NG'
                      ? portRow.quoteTo(isolate(port.name))
                      : portRow.quoteFrom(isolate(port.name))}
                  </Link>
                </Links>
              ),
            },
          ]}
        />
      </details>
    </Item>
  );
}

/** A row until its status has loaded. As tall as it will be then. */
export function WaitingRow({ port }: { readonly port: ListedPort }) {
  return (
    <Item>
      <Head>
        <PortName port={port} isAlone />
        <Blank />
      </Head>
    </Item>
  );
}

/** @param isAlone whether the place has its line to itself */
function PortName({ port, isAlone }: { readonly port: ListedPort; readonly isAlone: boolean }) {
  return (
    <>
      <Place $isAlone={isAlone}>
        <Code>{port.code}</Code> <ServerText>{placeText(port)}</ServerText>
      </Place>
      <strong>
        <ServerText>{port.name}</ServerText>
      </strong>
    </>
  );
}

/** Beside a port with trouble, a bar in the color of its status. */
const troubleBar = (color: string) => css`
  &::before {
    position: absolute;
    top: ${space(2)};
    bottom: ${space(2)};
    left: ${space(-3)};
    width: 5px;
    background: ${color};
    content: '';
  }
`;

const Item = styled.li<{ $bar?: string | undefined }>`
  position: relative;
  ${({ $bar }) => $bar && troubleBar($bar)}
  details > dl {
    margin-bottom: ${space(6)};
    max-width: 46rem;
  }
`;

/** Place and wait or age of an old report, then name and status. The widths leave room for any of our statuses. */
const Head = styled.div`
  display: grid;
  grid-template: minmax(1.3em, auto) minmax(1.875rem, auto) / minmax(0, 1fr) 1.25rem 6.5rem 1rem;
  align-items: center;
  gap: ${space(0.5)} ${space(2)};
  padding-block: ${space(2)};
  ${plainSummary}
  font-size: var(--t-sm);
  line-height: 1.3;
  > strong {
    grid-area: 2 / 1;
    ${headingFont}
    font-size: min(4.8vw, var(--t-lg));
    line-height: 1.15;
  }
  > :nth-child(n + 3) {
    grid-area: 2 / 2 / 3 / 4;
    justify-self: end;
  }
  &::after {
    grid-area: 2 / 4;
    ${sign('+')}
    font-size: 1.5rem;
    line-height: 1;
    text-align: end;
  }
  [open] > &::after {
    ${sign('–')}
  }
  ${onVeryLargeText} {
    display: flex;
    flex-wrap: wrap;
  }
`;

/** A tag's place. */
const Blank = styled.span`
  width: 5.5rem;
  height: 1.75rem;
  border-radius: 1rem;
  background: var(--sand-deep);
  ${scriptsOnly}
`;

/** On one line, so that rows are equally tall in any order. */
const Place = styled.span<{ readonly $isAlone: boolean }>`
  grid-area: 1 / 1 / 2 / 3;
  font-size: var(--t-xs);
  ${({ $isAlone }) => $isAlone && 'grid-column-end: -1;'}
  color: var(--ink-soft);
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${onVeryLargeText} {
    white-space: normal;
  }
  code {
    color: var(--ink);
    user-select: auto;
  }
`;

const Corner = styled.span`
  && {
    grid-area: 1 / 3;
    align-self: start;
  }
  color: var(--ink-soft);
  font-variant-numeric: tabular-nums;
  strong {
    color: var(--ink);
  }
`;

const Links = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(5)};
  a {
    padding-block: ${space(2.25)};
  }
`;
