import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { inspectionPoints, inspectionZones, pointWords } from '../../content/services/inspectionPoints';
import { PrintButton } from '../../ui/buttons/PrintButton';
import { useItemInView } from '../../ui/hooks/useItemInView';
import { from, onPaper, space } from '../../ui/theme/tokens';
import { ZonePoints } from './ZonePoints';

interface InspectionPointsProps {
  /** Renders the picture of the car. `choose` selects a point, and `zone` is the area being read. */
  readonly renderPicture?: (
    chosen: string | undefined,
    choose: (id: string) => void,
    zone: string | undefined,
  ) => ReactNode;
}

/** The list of inspection points next to their picture, which has the same selection and lights the area being read. */
export function InspectionPoints({ renderPicture }: InspectionPointsProps) {
  const [chosen, setChosen] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const zone = useItemInView(list, 'data-zone');
  const choose = (id: string) => {
    setChosen((before) => (before === id ? undefined : id));
  };
  return (
    <Frame $withPicture={Boolean(renderPicture)}>
      {renderPicture && <Pane>{renderPicture(chosen, choose, zone)}</Pane>}
      <div ref={list}>
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
      </div>
    </Frame>
  );
}

const Frame = styled.div<{ $withPicture: boolean }>`
  display: grid;
  gap: ${space(8)};
  ${from.md} {
    grid-template-columns: ${({ $withPicture }) =>
      $withPicture ? 'minmax(0, 7fr) minmax(0, 6fr)' : 'minmax(0, 1fr)'};
    gap: clamp(2rem, 4vw, 4rem);
  }
  ${from.lg} {
    grid-template-columns: ${({ $withPicture }) => $withPicture && 'minmax(0, 8fr) minmax(0, 5fr)'};
  }
  ${onPaper} {
    display: block;
  }
`;

const Pane = styled.div`
  align-self: start;
  ${from.md} {
    position: sticky;
    /* Level with the middle of the window, where the area it lights is. */
    top: max(${space(6)}, 50vh - 21rem);
  }
`;

const PrintRow = styled.div`
  margin-top: ${space(6)};
`;
