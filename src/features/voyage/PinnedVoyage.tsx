import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { journey, voyageWords } from '../../content/journey/stages';
import type { JourneyStage } from '../../content/journey/stages';
import { carFoot, laneHeight, voyageTiles } from '../../content/pictures/voyage';
import { Cluster, Container } from '../../ui/theme/layout';
import { Stencil } from '../../ui/theme/text';
import {
  below,
  from,
  onHover,
  onPhones,
  plainLink,
  screenOnly,
  scriptsOnly,
  space,
  withoutScripts,
  withScripts,
} from '../../ui/theme/tokens';
import { carFrame } from '../../ui/vehicles/carPictures';
import CarChooser from './CarChooser';
import { driverWidth } from './landscape';
import { tileSizes } from './scene';
import { skyDownTo } from './tile';
import { Voyage } from './Voyage';

interface PinnedVoyageProps {
  /** Id of the stage that is being read, if any. */
  readonly read: string | undefined;
  /** A few words below a stage's name. */
  readonly note: (stage: JourneyStage) => string;
  /** What is read. Each stage has an element with its id. What lies over the window's top is `--covered`. */
  readonly children: ReactNode;
}

/**
 * The landscape with links to the stages. Its road stays in view above what is read, and the car drives to the stage that is
 * being read.
 */
export function PinnedVoyage({ read, note, children }: PinnedVoyageProps) {
  return (
    <Frame>
      <Chooser>
        <Cluster as={Container}>
          <CarChooser />
        </Cluster>
      </Chooser>
      <Pinned>
        <Voyage shown={journey.find(({ id }) => id === read)?.id} />
        <nav aria-label={voyageWords.stages}>
          <Stages as="ol">
            {journey.map((stage) => (
              <li key={stage.id}>
                <a href={`#${stage.id}`} aria-current={stage.id === read ? 'step' : undefined}>
                  <Stencil as="span">{stage.name}</Stencil>
                  <small>{note(stage)}</small>
                </a>
              </li>
            ))}
          </Stages>
        </nav>
      </Pinned>
      {children}
    </Frame>
  );
}

/** The landscape moves with scripts only, and stays in view only where that leaves room for the steps. */
const whilePinned = (styles: ReturnType<typeof css>) => css`
  @media screen and (min-width: 20.1em) and (min-height: 40em) {
    ${withScripts} {
      ${styles}
    }
  }
`;

/** The part of the landscape with the road and the car, from below: its height as a fraction of a stage's width. */
const ROAD =
  (1 - laneHeight) * (voyageTiles.ship.height / voyageTiles.ship.width) +
  driverWidth * (carFrame.height / carFrame.width) * (1 - carFoot) +
  0.04;

/** Height of the stages' links. */
const LINKS = space(13);

const Frame = styled.div`
  position: relative;
  ${tileSizes}
  /* The sky behind the fields, down to the landscape's. */
  ${skyDownTo('6rem')}
  --road-height: calc(var(--tile) * ${ROAD});
  --header: 0px;
  /* What lies over the window's top. */
  --covered: 0px;
  ${whilePinned(css`
    --covered: calc(var(--header) + var(--road-height) + ${LINKS});
  `)}
  /* The header, while it is back. */
  ${below.md} {
    header[data-back] ~ main & {
      --header: 3.5rem;
      ${from.sm} {
        --header: 4.25rem;
      }
    }
  }
`;

/** In the landscape's sky. */
const Chooser = styled.div`
  position: relative;
  z-index: 3;
  > div {
    ${onPhones} {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    ${from.md} {
      justify-content: flex-end;
    }
  }
  ${scriptsOnly}
  ${screenOnly}
`;

const Pinned = styled.div`
  margin-top: calc(-0.6 * var(--sky-height));
  ${withoutScripts} {
    margin-top: calc(-0.3 * var(--sky-height));
  }
  background: var(--paper);
  border-bottom: 2px solid var(--ink);
  ${whilePinned(css`
    position: sticky;
    top: calc(var(--header) + var(--road-height) - var(--tile-height));
    z-index: 2;
  `)}
  ${screenOnly}
`;

const Stages = styled(Container)`
  display: grid;
  grid-template-columns: repeat(6, auto);
  justify-content: space-between;
  column-gap: ${space(2)};
  ${from.sm} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    column-gap: ${space(4)};
  }
  @media (max-width: 21em) {
    grid-template-columns: repeat(3, auto);
  }
  a {
    display: grid;
    align-content: center;
    min-height: ${LINKS};
    border-top: 4px solid transparent;
    ${plainLink}
    line-height: 1.3;
    ${onHover} {
      &:hover > :first-child {
        text-decoration: underline;
      }
    }
  }
  a[aria-current] {
    border-color: var(--signal);
  }
  a > :first-child {
    ${below.sm} {
      font-size: var(--t-sm);
      letter-spacing: 0;
      text-transform: none;
    }
  }
  small {
    display: none;
    color: var(--ink-soft);
    font-size: var(--t-xs);
    ${from.sm} {
      display: block;
    }
  }
`;
