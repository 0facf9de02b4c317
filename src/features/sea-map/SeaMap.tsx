import { useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { ports as knownPorts } from '../../content/ports/ports';
import { portStates, seaMapWords } from '../../content/ports/portStates';
import { Disclosure } from '../../ui/Disclosure';
import { VisuallyHidden } from '../../ui/theme/VisuallyHidden';
import { from, space } from '../../ui/theme/tokens';
import { findPort } from '../../content/ports/findPort';
import type { PlanName } from '../../content/ports/mapLabels';
import { Atlantic, Plan, plansFor } from './Chart';
import { CoastSwitch, firstCoast } from './CoastSwitch';
import { laneBetween } from './lane';
import { PortList } from './PortList';
import { Foot, Inset, Sheets } from './Sheets';
import type { MapPort, MapPosition } from './types';
import { useDrawOnScroll } from './useDrawOnScroll';
import type { PortStateCode } from '../../content/ports/portStates';
import { formatList } from '../../lib/text/format';
import { PortSign } from './PortMark';

interface SeaMapProps {
  /** Accessible name, such as "Ports and sea lanes". Not visible. */
  readonly title: string;
  /** Ports to mark, with their statuses if known. Defaults to all ports. */
  readonly ports?: readonly MapPort[] | undefined;
  /** A shipment's position. Ignored if the chart has no such lane. */
  readonly position?: MapPosition | undefined;
  /** Whether the ports are also listed, in a disclosure. Otherwise the page lists them itself. */
  readonly hasList?: boolean | undefined;
  /** Whether other content is beside it from 1200 px. */
  readonly isBeside?: boolean | undefined;
}

/**
 * The sea-lane map: the Atlantic with insets of Texas and Nigeria. Phones show one of them or of the East Coast at a
 * time. It doesn't fetch anything; pass it ports with their statuses (such as `usePortStates().ports`), a position, or neither.
 *
 * <SeaMap title="Ports today" ports={shown} />
 * <SeaMap title="Where it is" ports={[]} position={{ from: 'USBAL', to: 'NGTIN', fraction: 0.62 }} hasList />
 */
export function SeaMap({
  title,
  ports = knownPorts,
  position,
  hasList = false,
  isBeside = false,
}: SeaMapProps) {
  const titleId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const progress = useDrawOnScroll(frame);
  const onLane = position && laneBetween(position.from, position.to) ? position : undefined;
  const shown = onLane && ports.length === 0 ? endsOf(onLane) : ports;
  const props = { ports: shown, position: onLane, progress };
  const drawn = plansFor(shown);
  const [chosen, setChosen] = useState<PlanName>();
  // The list beside it starts with Nigeria.
  const first = isBeside && drawn.includes('nigeria') ? 'nigeria' : firstCoast(drawn, onLane);
  const coast = chosen && drawn.includes(chosen) ? chosen : first;
  const note = onLane && positionText(onLane);
  return (
    <figure aria-labelledby={titleId} data-chart={isBeside ? 'beside' : 'sheet'}>
      <VisuallyHidden id={titleId}>{title}</VisuallyHidden>
      <Sheets ref={frame}>
        <Atlantic {...props} coast={coast} label={note ?? summaryText(shown)} />
        {drawn.length > 1 && <CoastSwitch coasts={drawn} coast={coast} onChoose={setChosen} />}
        {drawn.map((name) => (
          <Inset key={name} $area={name} $chosen={name === coast}>
            <Plan name={name} {...props} />
          </Inset>
        ))}
        <Foot $isBeside={drawn.filter((name) => name !== 'east').length === 1}>
          {note && <Caption>{note}</Caption>}
          <Legend ports={shown} />
        </Foot>
      </Sheets>
      {hasList && (
        <Folded>
          <Disclosure summary={seaMapWords.list}>
            <PortList ports={shown} title={title} />
          </Disclosure>
        </Folded>
      )}
    </figure>
  );
}

const endsOf = ({ from: start, to }: MapPosition): readonly MapPort[] =>
  knownPorts.filter(({ code, aliases }) =>
    [code, ...(aliases ?? [])].some((each) => each === start || each === to),
  );

const nameOf = (code: string): string => findPort(code)?.name ?? code;

/** Describes a shipment's estimated position. */
function positionText({ from, to, fraction }: MapPosition): string {
  const share = Math.round(Math.min(1, Math.max(0, Number.isFinite(fraction) ? fraction : 0)) * 100);
  const way = seaMapWords.lane(nameOf(from), nameOf(to));
  if (share === 0) return seaMapWords.atStart(way);
  if (share === 100) return seaMapWords.atEnd(way);
  return seaMapWords.along(share, way);
}

function summaryText(ports: readonly MapPort[]): string {
  const reported = ports.filter(({ state }) => state && state !== 'unknown');
  const counts = Object.entries(portStates)
    .map(([state, { label }]) => ({ label, count: reported.filter((port) => port.state === state).length }))
    .filter(({ count }) => count > 0)
    .map(({ label, count }) => `${String(count)} ${label.toLowerCase()}`);
  return counts.length > 0 ? seaMapWords.mapWith(counts.join(', ')) : seaMapWords.map;
}

const Folded = styled.div`
  padding-top: ${space(4)};
`;

const Caption = styled.p`
  max-width: 42rem;
  padding-top: ${space(3)};
  font-size: var(--t-sm);
  line-height: 1.5;
`;

/** The legend of the marks in use. Reserves its height, because the statuses load later. */
function Legend({ ports }: { readonly ports: readonly MapPort[] }) {
  const codes = Object.keys(portStates) as PortStateCode[];
  const tones = new Map<string, { state: PortStateCode; labels: string[] }>();
  for (const state of codes.filter((code) => ports.some((port) => port.state === code))) {
    const { tone, label } = portStates[state];
    tones.set(tone, { state, labels: [...(tones.get(tone)?.labels ?? []), label] });
  }
  if (tones.size === 0) return <Row as="div" />;
  return (
    <Row aria-label={seaMapWords.key}>
      {[...tones.values()].map(({ state, labels }) => (
        // By its text, since translations of the page replace text nodes, so that React can't change them.
        <li key={labels.join()}>
          <PortSign state={state} />
          {formatList([labels[0] ?? '', ...labels.slice(1).map((label) => label.toLowerCase())], 'or')}
        </li>
      ))}
    </Row>
  );
}

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  min-height: calc(${space(3)} + 1.6em);
  padding: ${space(3)} 0 0;
  /* On one line at 360 px, like the labels of the map. */
  font-size: 0.8125rem;
  ${from.sm} {
    column-gap: ${space(5)};
    font-size: var(--t-sm);
  }
  li {
    display: flex;
    align-items: center;
    gap: ${space(1.5)};
  }
`;
