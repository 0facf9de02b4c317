import { useState } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { inspectionPoints, inspectionZones, pointWords } from '../../content/services/inspectionPoints';
import { PrintButton } from '../../ui/buttons/PrintButton';
import { from, onPaper, space } from '../../ui/theme/tokens';
import { ZonePoints } from './ZonePoints';

interface InspectionPointsProps {
  /** Renders the picture of the car with the selected point highlighted; `choose` selects another. */
  readonly renderPicture?: (chosen: string | undefined, choose: (id: string) => void) => ReactNode;
}

/** The list of inspection points next to their picture, with one selection shared by both. */
export function InspectionPoints({ renderPicture }: InspectionPointsProps) {
  const [chosen, setChosen] = useState<string>();
  const choose = (id: string) => {
    setChosen((before) => (before === id ? undefined : id));
  };
  return (
    <Frame $withPicture={Boolean(renderPicture)}>
      {renderPicture && <Pane>{renderPicture(chosen, choose)}</Pane>}
      <div>
        {inspectionZones.map(({ id, name }) => (
          <ZonePoints
            key={id}
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
      $withPicture ? 'minmax(0, 5fr) minmax(0, 7fr)' : 'minmax(0, 1fr)'};
    gap: clamp(2rem, 4vw, 4rem);
  }
  ${onPaper} {
    display: block;
  }
`;

const Pane = styled.div`
  align-self: start;
  ${from.md} {
    position: sticky;
    top: ${space(6)};
  }
`;

const PrintRow = styled.div`
  margin-top: ${space(6)};
`;
