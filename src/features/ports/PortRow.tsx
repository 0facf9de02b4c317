import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '../../config/paths';
import { portRow } from '../../content/ports/portBoard';
import { portStates } from '../../content/ports/portStates';
import { findPort } from '../../content/ports/findPort';
import { isolate } from '../../lib/text/text';
import { sign } from '../../ui/Disclosure';
import { Facts } from '../../ui/Facts';
import { Code } from '../../ui/theme/text';
import { from, headingFont, plainSummary, space } from '../../ui/theme/tokens';
import { VisuallyHidden } from '../../ui/theme/VisuallyHidden';
import { ServerText } from '../../ui/ServerText';
import type { PortState } from './joinPorts';
import { PortTag } from './PortTag';
import { agoText, placeText, waitText } from './portTexts';

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
  const known = findPort(port.code);

  useEffect(() => {
    if (!chosen || !details.current) return;
    details.current.open = true;
    details.current.scrollIntoView({ block: 'center' });
  }, [chosen]);

  return (
    <Item>
      <details ref={details} id={`port-${port.code}`}>
        <summary>
          <Code>{port.code}</Code>
          <Name>
            <strong>
              <ServerText>{port.name}</ServerText>
            </strong>
            <ServerText>{placeText(port)}</ServerText>
          </Name>
          <PortTag port={port} />
          <Wait>{port.waitDays === undefined ? '' : portRow.waitShort(waitText(port.waitDays))}</Wait>
          <Age>
            {updated && (
              <>
                <VisuallyHidden>{portRow.reported} </VisuallyHidden>
                <span>{updated}</span>
              </>
            )}
          </Age>
        </summary>
        <Facts
          items={[
            { term: portRow.meaning, value: portStates[port.state].meaning },
            { term: portRow.note, value: port.note || portRow.noNote },
            {
              term: portRow.wait,
              value:
                port.waitDays === undefined ? portRow.noWait : portRow.waitAbout(waitText(port.waitDays)),
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

const Item = styled.li`
  summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr) fit-content(60%) 1rem;
    align-items: center;
    gap: ${space(1)} ${space(3)};
    padding-block: ${space(3)};
    ${plainSummary}
    line-height: 1.3;
  }
  summary::after {
    ${sign('+')}
    font-size: 1.5rem;
    line-height: 1;
    text-align: end;
  }
  [open] > summary::after {
    ${sign('–')}
  }
  summary > code {
    font-size: var(--t-xs);
    user-select: auto;
  }
  /* On narrow screens: code and age, then name and status, then the wait time if known. */
  @media (max-width: 59.99em) {
    summary > :first-child,
    summary > :last-child {
      grid-area: 1 / 1 / 2 / 4;
    }
    summary > :last-child {
      justify-self: end;
    }
    summary > :nth-child(4) {
      grid-column: 1 / 3;
    }
    summary > :nth-child(4):empty {
      display: none;
    }
    summary::after {
      grid-area: 2 / 3;
    }
  }
  details > dl {
    margin-bottom: ${space(6)};
    max-width: 46rem;
  }
  ${from.md} {
    summary {
      grid-template-columns: 5rem minmax(0, 4fr) minmax(9.5rem, 2fr) minmax(7.5rem, 2fr) 13rem 1.5rem;
    }
    summary > :nth-child(3) {
      justify-self: start;
    }
    summary > :nth-child(5) {
      justify-self: end;
    }
    summary > code {
      font-size: var(--t-sm);
    }
  }
`;

const Name = styled.span`
  strong {
    display: block;
    ${headingFont}
    font-size: var(--t-lg);
    line-height: 1.15;
  }
  > bdi {
    font-size: var(--t-sm);
    color: var(--ink-soft);
  }
`;

const Wait = styled.span`
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`;

const Age = styled.span`
  font-size: var(--t-sm);
  color: var(--ink-soft);
  font-variant-numeric: tabular-nums;
`;

const Links = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(5)};
  a {
    padding-block: ${space(2.25)};
  }
`;
