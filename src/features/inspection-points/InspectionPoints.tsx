import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { inspectionPoints, inspectionZones, pointWords } from '../../content/services/inspectionPoints';
import { PrintButton } from '../../ui/buttons/PrintButton';
import { useItemInView } from '../../ui/hooks/useItemInView';
import { from, onPaper, space } from '../../ui/theme/tokens';
import { ZonePoints } from './ZonePoints';

interface InspectionPointsProps {
  /** Rendered above the picture. */
  readonly opening?: ReactNode;
  /** Rendered above the list. */
  readonly heading?: ReactNode;
  /** Renders the picture of the car. `choose` selects a point, and `zone` is the area being read. */
  readonly renderPicture?: (
    chosen: string | undefined,
    choose: (id: string) => void,
    zone: string | undefined,
  ) => ReactNode;
}

/** The list of inspection points next to their picture, which has the same selection and lights the area being read. */
export function InspectionPoints({ opening, heading, renderPicture }: InspectionPointsProps) {
  const [chosen, setChosen] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const zone = useItemInView(list, 'data-zone');
  const choose = (id: string) => {
    setChosen((before) => (before === id ? undefined : id));
  };
  return (
    <Frame $withPicture={Boolean(renderPicture)}>
      {opening}
      {renderPicture && <Pane>{renderPicture(chosen, choose, zone)}</Pane>}
      <List ref={list}>
        {heading}
        {inspectionZones.map(({ id, name }) => (
          <ZonePoints
            key={id}
            id={id}
            name={name}
            points={inspectionPoints.filter(({ zone }) => zone === id)}
            firstNumber={inspectionPoints.findIndex(({ zone }) => zone === id) + 1}
            chosen={chosen}
            onChoose={choose}
          />
        ))}
        <PrintRow>
          <PrintButton>{pointWords.print}</PrintButton>
        </PrintRow>
      </List>
    </Frame>
  );
}

const Frame = styled.div<{ $withPicture: boolean }>`
  display: grid;
  gap: ${space(8)};
  ${from.md} {
    grid-template-columns: ${({ $withPicture }) =>
      $withPicture ? 'minmax(0, 7fr) minmax(0, 6fr)' : 'minmax(0, 1fr)'};
    grid-template-rows: auto 1fr;
    gap: ${space(10)} clamp(2rem, 4vw, 4rem);
  }
  ${from.lg} {
    grid-template-columns: ${({ $withPicture }) => $withPicture && 'minmax(0, 8fr) minmax(0, 5fr)'};
  }
  ${onPaper} {
    display: block;
  }
`;

/** Sticky beside the list. */
const Pane = styled.div`
  align-self: start;
  ${from.md} {
    position: sticky;
    /* Level with the middle of the window, where the area it lights is. */
    top: max(${space(6)}, 50vh - 21rem);
  }
`;

/** As tall as what's above the picture, and the picture. */
const List = styled.div`
  ${from.md} {
    grid-area: 1 / 2 / span 2;
  }
`;

const PrintRow = styled.div`
  margin-top: ${space(6)};
`;
