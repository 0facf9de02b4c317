import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { inspectionPoints, inspectionZones, pointWords } from '../../content/services/inspectionPoints';
import { PrintButton } from '../../ui/buttons/PrintButton';
import { useItemInView } from '../../ui/hooks/useItemInView';
import { Stack } from '../../ui/theme/layout';
import { atBothEnds, below, from, onTablets, screenOnly, space } from '../../ui/theme/tokens';
import { carAndList } from './carAndList';
import { ZonePoints } from './ZonePoints';

interface InspectionPointsProps {
  /** Rendered above the list. */
  readonly heading?: ReactNode;
  /** Rendered below the picture of the car, from 960 px up, as far down as the list reaches. */
  readonly foot?: ReactNode;
  /** Renders the picture of the car. `choose` selects a point, and `zone` is the area being read. */
  readonly renderPicture?: (
    chosen: string | undefined,
    choose: (id: string) => void,
    zone: string | undefined,
  ) => ReactNode;
}

/** The list of inspection points beside their picture, which has the same selection. Both light the area being read. */
export function InspectionPoints({ heading, foot, renderPicture }: InspectionPointsProps) {
  const [chosen, setChosen] = useState<string>();
  const [pointedAt, setPointedAt] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const zoneInView = useItemInView(list, 'data-zone');
  const read = pointedAt ?? zoneInView;
  const choose = (id: string) => setChosen((before) => (before === id ? undefined : id));
  return (
    <Halves $gap={8}>
      {renderPicture && <Pane>{renderPicture(chosen, choose, read)}</Pane>}
      <Head>
        {heading}
        <PrintButton>{pointWords.print}</PrintButton>
      </Head>
      <List ref={list}>
        {inspectionZones.map(({ id, name }) => (
          <ZonePoints
            key={id}
            id={id}
            name={name}
            isRead={id === read}
            points={inspectionPoints.filter(({ zone }) => zone === id)}
            firstNumber={inspectionPoints.findIndex(({ zone }) => zone === id) + 1}
            chosen={chosen}
            onChoose={choose}
            onPoint={setPointedAt}
          />
        ))}
      </List>
      {foot && <Foot>{foot}</Foot>}
    </Halves>
  );
}

/** On tablets, the heading is beside the picture's second view. */
const Halves = styled(Stack)`
  ${onTablets} {
    grid-template-columns: ${carAndList};
    column-gap: ${space(8)};
    figure:first-child {
      grid-column: 1 / -1;
    }
  }
  ${from.md} {
    grid-template: auto 1fr auto / ${carAndList};
    column-gap: ${space(10)};
  }
`;

/** In view while the list scrolls, in windows with room for both of its views. */
const Pane = styled.div`
  ${onTablets} {
    &,
    && > * {
      display: contents;
    }
  }
  ${from.md} {
    grid-row: span 2;
  }
  @media screen and (min-width: 60em) and (min-height: 40em) {
    position: sticky;
    top: 8vh;
    align-self: start;
  }
`;

const List = styled.div`
  ${onTablets} {
    grid-column: 1 / -1;
  }
  ${from.md} {
    grid-row: span 2;
  }
`;

const Foot = styled.div`
  ${below.md} {
    display: none;
  }
  ${screenOnly}
`;

const Head = styled.div`
  ${atBothEnds}
  flex-wrap: wrap;
  gap: ${space(3)};
  padding-top: ${space(6)};
  ${onTablets} {
    align-content: center;
  }
`;
