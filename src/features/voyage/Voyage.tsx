import { useId } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { stageIds } from '../../content/journey/codes';
import type { StageId } from '../../content/journey/codes';
import { journey, voyageWords } from '../../content/journey/stages';
import type { JourneyStage } from '../../content/journey/stages';
import { voyageTiles } from '../../content/pictures/voyage';
import type { CarLook } from '../../lib/vehicle/carLook';
import { ScriptButton } from '../../ui/buttons/Button';
import { Picture } from '../../ui/Picture';
import { Cluster } from '../../ui/theme/layout';
import { Driver, Lane, Margin, Scroller, Stages, Strip } from './landscape';
import { Arrows, Panel, Scene } from './scene';
import { useVoyageScroll } from './useVoyageScroll';
import { VoyageCar } from './VoyageCar';

interface VoyageProps {
  /** Renders the content below a stage's picture. Without it, there are no arrow buttons either. */
  readonly children?: (stage: JourneyStage) => ReactNode;
  /** The stage the car is at. Without it, the car moves as the visitor scrolls. */
  readonly at?: StageId;
  /** How the car looks, if it isn't the visitor's. */
  readonly car?: CarLook | undefined;
  /** The stage to scroll to, each time it changes. */
  readonly shown?: StageId | undefined;
  /** Rendered before the arrow buttons. */
  readonly controls?: ReactNode;
}

/**
 * The journey's stages as one landscape. It's a list that scrolls sideways, so it works with swipes,
 * wheels and arrow keys, and without scripts. Sticky positioning centers the car.
 */
export function Voyage({ children, at, car, shown, controls }: VoyageProps) {
  const stop = at && stageIds.indexOf(at);
  const { scroller, current, goBy } = useVoyageScroll(
    journey.length,
    stop ?? 0,
    shown && stageIds.indexOf(shown),
  );
  const sceneId = useId();
  const arrows = children && (
    <Arrows>
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
    </Arrows>
  );
  return (
    <Frame>
      <Scene $hasCaptions={children !== undefined}>
        {controls ? (
          <Panel>
            <Cluster>{controls}</Cluster>
            {arrows}
          </Panel>
        ) : (
          arrows
        )}
        <Scroller ref={scroller} tabIndex={0} aria-label={voyageWords.scene} id={sceneId}>
          <Strip>
            <Margin>
              <Picture picture={voyageTiles.lead} sizes={TILE_SIZES} decorative />
            </Margin>
            <Stages>
              {journey.map((stage) => (
                <li key={stage.id} aria-current={stage.id === at ? 'step' : undefined}>
                  <Picture picture={voyageTiles[stage.id]} sizes={TILE_SIZES} />
                  {children && <div>{children(stage)}</div>}
                </li>
              ))}
            </Stages>
            <Margin>
              <Picture picture={voyageTiles.trail} sizes={TILE_SIZES} decorative />
            </Margin>
            <Lane>
              <Driver $stop={stop}>
                <VoyageCar car={car} />
              </Driver>
            </Lane>
          </Strip>
        </Scroller>
      </Scene>
    </Frame>
  );
}

const TILE_SIZES = '(min-width: 60em) 34vw, (min-width: 40em) 56vw, 84vw';

/** A container, so that stages are sized relative to it rather than to the window. */
const Frame = styled.div`
  container-type: inline-size;
`;
