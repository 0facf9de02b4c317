import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { inspectionPoints, inspectionZones, pointWords } from '../../content/services/inspectionPoints';
import { PrintButton } from '../../ui/buttons/PrintButton';
import { useItemInView } from '../../ui/hooks/useItemInView';
import { Stack } from '../../ui/theme/layout';
import { atBothEnds, space } from '../../ui/theme/tokens';
import { ZonePoints } from './ZonePoints';

interface InspectionPointsProps {
  /** Rendered above the list. */
  readonly heading?: ReactNode;
  /** Renders the picture of the car. `choose` selects a point, and `zone` is the area being read. */
  readonly renderPicture?: (
    chosen: string | undefined,
    choose: (id: string) => void,
    zone: string | undefined,
  ) => ReactNode;
}

/** The middle of what the picture leaves free of the window, in percent. */
const READING_LINE = 70;

/** The list of inspection points below their picture, which has the same selection. Both light the area being read. */
export function InspectionPoints({ heading, renderPicture }: InspectionPointsProps) {
  const [chosen, setChosen] = useState<string>();
  const [pointedAt, setPointedAt] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const zoneInView = useItemInView(list, 'data-zone', READING_LINE);
  const read = pointedAt ?? zoneInView;
  const choose = (id: string) => setChosen((before) => (before === id ? undefined : id));
  return (
    <Stack $gap={8}>
      {renderPicture && <Pane>{renderPicture(chosen, choose, read)}</Pane>}
      <Head>
        {heading}
        <PrintButton>{pointWords.print}</PrintButton>
      </Head>
      <div ref={list}>
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
      </div>
    </Stack>
  );
}

/** Above the list while it scrolls, in windows with room for both. */
const Pane = styled.div`
  @media screen and (min-width: 60em) and (min-height: 43em) {
    position: sticky;
    top: 0;
    z-index: 1;
    padding: ${space(4)};
    margin: ${space(-4)};
    background: var(--sand);
    box-shadow: 0 0.75rem 0.75rem var(--sand);
    ~ * :is(li, button) {
      scroll-margin-top: 26rem;
    }
  }
`;

const Head = styled.div`
  ${atBothEnds}
  flex-wrap: wrap;
  gap: ${space(3)};
  padding-top: ${space(6)};
`;
