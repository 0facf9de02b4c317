import { useId } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { stageIds } from '../../content/journey/codes';
import type { StageId } from '../../content/journey/codes';
import { journey, voyageWords } from '../../content/journey/stages';
import type { JourneyStage } from '../../content/journey/stages';
import { carFoot, laneHeight, voyageCars, voyageTiles } from '../../content/pictures/voyage';
import { ScriptButton } from '../../ui/buttons/ScriptButton';
import { Picture } from '../../ui/Picture';
import { Cluster, Container } from '../../ui/theme/layout';
import { from, onPaper, space, withMotion } from '../../ui/theme/tokens';
import { useVoyageScroll } from './useVoyageScroll';
import { VoyageCar } from './VoyageCar';

interface VoyageProps {
  /** What is said below the picture of a stage. */
  readonly children: (stage: JourneyStage) => ReactNode;
  /** Where the car is; without it, it drives along with the visitor's scrolling. */
  readonly at?: StageId;
  /** What stands beside the two arrows. */
  readonly controls?: ReactNode;
}

/**
 * The journey as one landscape in six stages. It is a plain list that scrolls sideways, so it works by swipe, wheel,
 * arrow keys and without scripts; the car stays in the middle because it is sticky there.
 */
export function Voyage({ children, at, controls }: VoyageProps) {
  const stop = at && stageIds.indexOf(at);
  const { scroller, current, goBy } = useVoyageScroll(journey.length, stop ?? 0);
  const sceneId = useId();
  return (
    <Frame>
      <Scroller ref={scroller} tabIndex={0} aria-label={voyageWords.scene} id={sceneId}>
        <Strip>
          <Margin $side="right">
            <Picture picture={voyageTiles.lead} sizes={TILE_SIZES} decorative />
          </Margin>
          <Stages>
            {journey.map((stage) => (
              <li key={stage.id} aria-current={stage.id === at ? 'step' : undefined}>
                <Picture picture={voyageTiles[stage.id]} sizes={TILE_SIZES} />
                <div>{children(stage)}</div>
              </li>
            ))}
          </Stages>
          <Margin $side="left">
            <Picture picture={voyageTiles.trail} sizes={TILE_SIZES} decorative />
          </Margin>
          <Lane>
            <Driver $stop={stop}>
              <VoyageCar />
            </Driver>
          </Lane>
        </Strip>
      </Scroller>
      <Controls>
        <Cluster>
          <ScriptButton
            $variant="secondary"
            aria-controls={sceneId}
            aria-label={voyageWords.previous}
            aria-disabled={current === 0 || undefined}
            onClick={() => {
              goBy(-1);
            }}
          >
            ←
          </ScriptButton>
          <ScriptButton
            $variant="secondary"
            aria-controls={sceneId}
            aria-label={voyageWords.next}
            aria-disabled={current === journey.length - 1 || undefined}
            onClick={() => {
              goBy(1);
            }}
          >
            →
          </ScriptButton>
        </Cluster>
        {controls && <Cluster>{controls}</Cluster>}
      </Controls>
    </Frame>
  );
}

const TILE_SIZES = '(min-width: 60em) 34vw, 84vw';

const TILE_RATIO = voyageTiles.ship.height / voyageTiles.ship.width;

/** A phone sees one stage and the next one's edge, a wide screen three. */
const Frame = styled.div`
  container-type: inline-size;
`;

const Scroller = styled.section`
  /* The width of a stage. */
  --tile: 84cqw;
  ${from.md} {
    --tile: calc(100cqw / 3);
  }
  overflow: auto hidden;
  scroll-snap-type: x mandatory;
  overscroll-behavior-x: contain;
  ${withMotion} {
    scroll-behavior: smooth;
  }
  ${onPaper} {
    overflow: visible;
  }
`;

const Strip = styled.div`
  position: relative;
  display: flex;
  width: max-content;
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  ${onPaper} {
    display: block;
    width: auto;
  }
`;

/** Room for the first and last stage to come to the middle, with the landscape going on. */
const Margin = styled.div<{ readonly $side: 'left' | 'right' }>`
  width: calc((100cqw - var(--tile)) / 2);
  height: calc(var(--tile) * ${TILE_RATIO});
  overflow: hidden;
  picture {
    height: 100%;
  }
  img {
    object-position: ${({ $side }) => $side};
  }
  ${onPaper} {
    display: none;
  }
`;

const Stages = styled.ol`
  display: flex;
  padding: 0;
  list-style: none;
  > li {
    width: var(--tile);
    scroll-snap-align: center;
  }
  picture {
    height: calc(var(--tile) * ${TILE_RATIO});
  }
  > li > div {
    padding: ${space(5)} ${space(6)} 0 0;
    ${from.md} {
      padding-inline-start: ${space(4)};
    }
  }
  ${onPaper} {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    > li {
      width: auto;
      break-inside: avoid;
    }
    picture {
      height: auto;
    }
  }
`;

/** Over the whole strip, with the car on the lane of the picture. */
const Lane = styled.div`
  position: absolute;
  inset: 0;
  pointer-events: none;
  padding-top: calc(var(--tile) * ${TILE_RATIO * laneHeight});
  ${onPaper} {
    display: none;
  }
`;

/** A car's frame, in the scale of the tiles. */
const CAR = `calc(var(--tile) * ${String(voyageCars.suv.width / voyageTiles.ship.width)})`;

const Driver = styled.div<{ readonly $stop: number | undefined }>`
  width: ${CAR};
  height: 0;
  display: flex;
  align-items: end;
  > * {
    flex: 1;
    translate: 0 ${carFoot * 100}%;
  }
  ${({ $stop }) =>
    $stop === undefined
      ? `position: sticky; left: calc(50% - ${CAR} / 2);`
      : `margin-left: calc((100cqw - ${CAR}) / 2 + var(--tile) * ${String($stop)});`}
`;

const Controls = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)} ${space(6)};
  align-items: end;
  margin-top: ${space(6)};
  @media (scripting: none) {
    display: none;
  }
  ${onPaper} {
    display: none;
  }
`;
