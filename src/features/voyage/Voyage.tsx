import { useId } from 'react';
import type { ReactNode } from 'react';
import { stageIds } from '../../content/journey/codes';
import type { StageId } from '../../content/journey/codes';
import { journey, voyageWords } from '../../content/journey/stages';
import type { JourneyStage } from '../../content/journey/stages';
import { voyageTiles } from '../../content/pictures/voyage';
import type { CarLook } from '../../lib/vehicle/carLook';
import { ScriptButton } from '../../ui/buttons/Button';
import { Picture } from '../../ui/Picture';
import { Driver, Lane, Margin, Scroller, Stages, Strip } from './landscape';
import { Arrows, Captions, Controls, Frame, Scene } from './scene';
import { useVoyageScroll } from './useVoyageScroll';
import { VoyageCar } from './VoyageCar';

interface VoyageProps {
  /** Renders a stage's caption. Without it, there are no arrow buttons either. */
  readonly children?: (stage: JourneyStage) => ReactNode;
  /** The stage the car is at. Without it, the car moves as the visitor scrolls. */
  readonly at?: StageId;
  /** How the car looks, if it isn't the visitor's. */
  readonly car?: CarLook | undefined;
  /** The stage to scroll to, each time it changes. */
  readonly shown?: StageId | undefined;
  /** Rendered above the pictures, in their sky, beside the arrows. */
  readonly controls?: ReactNode;
}

/**
 * The journey's stages as one landscape. It scrolls sideways, so it works with swipes, wheels and arrow keys, and without
 * scripts. Sticky positioning centers the car. All captions are below it, with the centered stage or the car's marked.
 */
export function Voyage({ children, at, car, shown, controls }: VoyageProps) {
  const stop = at && stageIds.indexOf(at);
  const { scroller, current, goBy } = useVoyageScroll(
    journey.length,
    stop ?? 0,
    shown && stageIds.indexOf(shown),
  );
  const sceneId = useId();
  return (
    <Frame>
      {children && (
        <Controls>
          {controls}
          <Arrows>
            {([-1, 1] as const).map((by) => (
              <ScriptButton
                key={by}
                $variant="secondary"
                aria-controls={sceneId}
                aria-label={by < 0 ? voyageWords.previous : voyageWords.next}
                aria-disabled={current === (by < 0 ? 0 : journey.length - 1) || undefined}
                onClick={() => goBy(by)}
              >
                {by < 0 ? '←' : '→'}
              </ScriptButton>
            ))}
          </Arrows>
        </Controls>
      )}
      <Scene>
        <Scroller ref={scroller} tabIndex={0} aria-label={voyageWords.scene} id={sceneId}>
          <Strip>
            <Margin>
              <Picture picture={voyageTiles.lead} sizes={TILE_SIZES} decorative />
            </Margin>
            <Stages>
              {journey.map(({ id }) => (
                <li key={id}>
                  <Picture picture={voyageTiles[id]} sizes={TILE_SIZES} />
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
      {children && (
        <Captions as="ol" aria-label={voyageWords.stages}>
          {journey.map((stage, index) => (
            <li key={stage.id} aria-current={index === (stop ?? current) ? 'step' : undefined}>
              {children(stage)}
            </li>
          ))}
        </Captions>
      )}
    </Frame>
  );
}

const TILE_SIZES = '(min-width: 60em) 34vw, (min-width: 40em) 56vw, 84vw';
