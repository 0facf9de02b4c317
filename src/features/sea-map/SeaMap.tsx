import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ports as knownPorts } from '../../content/ports';
import { Disclosure } from '../../ui/Disclosure';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { from, space } from '../../ui/tokens';
import { Atlantic, Plan, plansFor } from './Chart';
import { Key } from './Key';
import type { PlanName } from '../../content/map/labels';
import { laneBetween } from './lane';
import { PortList } from './PortList';
import { positionText, summaryText } from './mapTexts';
import type { MapPort, MapPosition } from './types';
import { useDrawnIn } from './useDrawnIn';

interface SeaMapProps {
  /** The map's name, e.g. "Ports and sea lanes"; it is read to screen readers and not shown. */
  readonly title: string;
  /** Ports to mark, with their states if they are known; all that we name if left out. */
  readonly ports?: readonly MapPort[];
  /** A shipment's place on its lane. Where the chart has no such lane, nothing is drawn for it. */
  readonly position?: MapPosition;
  /** What stands under the map; with a position, the share of the way stands before it. */
  readonly caption?: ReactNode;
  /** The same ports as a list: `shown`, `folded` until asked for, or `elsewhere` if the page itself lists them all. */
  readonly list?: 'shown' | 'folded' | 'elsewhere';
  /** Where a port's name in the list leads. */
  readonly linkTo?: (code: string) => string;
}

/**
 * The sea-lane map: the Atlantic with plans of Texas, Nigeria and (on narrow screens) the East Coast. It fetches
 * nothing; the page gives it ports with their states (`usePortStates().ports` fits) or a position, or neither.
 *
 * <SeaMap title="Ports today" ports={shown} list="elsewhere" />
 * <SeaMap title="Where it is" ports={[]} position={{ from: 'USBAL', to: 'NGTIN', fraction: 0.62 }} />
 */
export function SeaMap({
  title,
  ports = knownPorts,
  position,
  caption,
  list = 'shown',
  linkTo,
}: SeaMapProps) {
  const titleId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const progress = useDrawnIn(frame);
  const onLane = position && laneBetween(position.from, position.to) ? position : undefined;
  const shown = onLane && ports.length === 0 ? endsOf(onLane) : ports;
  const props = { ports: shown, position: onLane, progress };
  const note = onLane && positionText(onLane);
  const names = <PortList ports={shown} title={title} linkTo={linkTo} />;
  return (
    <figure aria-labelledby={titleId}>
      <VisuallyHidden id={titleId}>{title}</VisuallyHidden>
      <Sheets ref={frame}>
        <Atlantic {...props} label={note ?? summaryText(shown)} />
        {plansFor(shown).map((name) => (
          <Inset key={name} $area={name}>
            <Plan name={name} {...props} />
          </Inset>
        ))}
      </Sheets>
      {(note ?? caption) && (
        <Caption>
          {note} {caption}
        </Caption>
      )}
      {list !== 'shown' && <Key ports={shown} />}
      {list === 'shown' && names}
      {list === 'folded' && (
        <Folded>
          <Disclosure summary="The ports on this map as a list">{names}</Disclosure>
        </Folded>
      )}
    </figure>
  );
}

const endsOf = ({ from: start, to }: MapPosition): readonly MapPort[] =>
  knownPorts.filter(({ code, aliases }) =>
    [code, ...(aliases ?? [])].some((each) => each === start || each === to),
  );

/** From 768 px on two plans beside the third are as high as it. */
const wide = '@media (min-width: 48em)';

/** The Atlantic above, the plans below in two columns; from 1200 px on the plans lie on the Atlantic's sheet. */
const Sheets = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  svg {
    width: 100%;
  }
  ${wide} {
    grid-template-columns: minmax(0, 1.275fr) minmax(0, 1fr);
    > :first-child {
      grid-column: 1 / -1;
    }
  }
  ${from.lg} {
    display: block;
  }
  @media print {
    break-inside: avoid;
  }
`;

const Inset = styled.div<{ $area: PlanName }>`
  outline: 1px solid var(--ink);
  outline-offset: -1px;
  ${wide} {
    grid-row: ${({ $area }) => ($area === 'east' ? '2 / span 2' : 'auto')};
    svg {
      height: 100%;
    }
  }
  ${from.lg} {
    display: ${({ $area }) => ($area === 'east' ? 'none' : 'block')};
    position: absolute;
    width: 29%;
    ${({ $area }) => ($area === 'texas' ? 'left: 1.2%; bottom: 2.4%;' : 'right: 1.2%; top: 29.6%;')}
  }
`;

const Folded = styled.div`
  padding-top: ${space(4)};
`;

const Caption = styled.figcaption`
  max-width: 42rem;
  padding-top: ${space(3)};
  font-size: var(--t-sm);
  line-height: 1.5;
`;
