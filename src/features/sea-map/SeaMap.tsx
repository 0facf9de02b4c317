import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ports as knownPorts } from '../../content/ports/ports';
import { seaMapWords } from '../../content/ports/seaMap';
import { Disclosure } from '../../ui/Disclosure';
import { VisuallyHidden } from '../../ui/theme/VisuallyHidden';
import { space } from '../../ui/theme/tokens';
import { Atlantic, Plan, plansFor } from './Chart';
import { Key } from './Key';
import { laneBetween } from './lane';
import { PortList } from './PortList';
import { positionText, summaryText } from './mapTexts';
import { Inset, Sheets } from './Sheets';
import type { MapPort, MapPosition } from './types';
import { useDrawnIn } from './useDrawnIn';

interface SeaMapProps {
  /** The map's name, e.g. "Ports and sea lanes"; it is read to screen readers and not shown. */
  readonly title: string;
  /** Ports to mark, with their states if they are known; all that we name if left out. */
  readonly ports?: readonly MapPort[] | undefined;
  /** A shipment's place on its lane. Where the chart has no such lane, nothing is drawn for it. */
  readonly position?: MapPosition | undefined;
  /** What stands under the map; with a position, the share of the way stands before it. */
  readonly caption?: ReactNode | undefined;
  /** The same ports as a list: `shown`, `folded` until asked for, or `elsewhere` if the page itself lists them all. */
  readonly list?: 'shown' | 'folded' | 'elsewhere' | undefined;
  /** Where a port's name in the list leads. */
  readonly linkTo?: ((code: string) => string) | undefined;
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
  const drawn = plansFor(shown);
  const note = onLane && positionText(onLane);
  const names = <PortList ports={shown} title={title} linkTo={linkTo} />;
  return (
    <figure aria-labelledby={titleId}>
      <VisuallyHidden id={titleId}>{title}</VisuallyHidden>
      <Sheets ref={frame} $plans={drawn.length}>
        <Atlantic {...props} label={note ?? summaryText(shown)} />
        {drawn.map((name) => (
          <Inset key={name} $area={name}>
            <Plan name={name} {...props} />
          </Inset>
        ))}
      </Sheets>
      {(note ?? caption) && (
        <Caption>
          <span>{note}</span> <span>{caption}</span>
        </Caption>
      )}
      {list !== 'shown' && <Key ports={shown} />}
      {list === 'shown' && names}
      {list === 'folded' && (
        <Folded>
          <Disclosure summary={seaMapWords.list}>{names}</Disclosure>
        </Folded>
      )}
    </figure>
  );
}

const endsOf = ({ from: start, to }: MapPosition): readonly MapPort[] =>
  knownPorts.filter(({ code, aliases }) =>
    [code, ...(aliases ?? [])].some((each) => each === start || each === to),
  );

const Folded = styled.div`
  padding-top: ${space(4)};
`;

const Caption = styled.p`
  max-width: 42rem;
  padding-top: ${space(3)};
  font-size: var(--t-sm);
  line-height: 1.5;
`;
