import styled, { css } from 'styled-components';
import type { Picture as PictureData } from '../../lib/picture';
import { Picture } from '../Picture';
import { pageWide } from '../theme/pictureSizes';
import { from, onPaper, screenOnly, space } from '../theme/tokens';
import { OpeningWords } from './OpeningWords';
import type { OpeningText } from './OpeningWords';

interface SceneOpeningProps extends OpeningText {
  readonly picture: PictureData;
  /** CSS `object-position`: the part of the picture to keep in view when it is cropped. */
  readonly focus?: string;
  /** Ends the picture at the panel, if the panel would cover what the picture is about. */
  readonly isBeside?: boolean;
  /** Below 960 px, how many times as large to show the picture, around its focus. */
  readonly phoneZoom?: number;
}

/** A picture from edge to edge, and the words on a panel that comes in from the window's left edge. */
export function SceneOpening({
  picture,
  focus = 'center',
  isBeside = false,
  phoneZoom = 1,
  ...text
}: SceneOpeningProps) {
  return (
    <Band $isBeside={isBeside}>
      <Panel {...text} />
      <Scene
        picture={picture}
        sizes={pageWide(isBeside ? '80vw' : '100vw')}
        priority
        $focus={focus}
        $zoom={phoneZoom}
      />
    </Band>
  );
}

/** The page's column of words and, up to the window's right edge, the picture. */
const beside = css`
  ${from.md} {
    background: var(--sand);
    /* Of the header's width, because 100vw includes the scrollbar. */
    grid-template-columns: calc(max(var(--gutter), (100% - 80rem) / 2) + clamp(26rem, 38vw, 33rem)) minmax(
        0,
        1fr
      );
    && > * {
      grid-area: auto;
    }
    > :first-child {
      place-self: center end;
      width: clamp(26rem, 38vw, 33rem);
      padding-inline: 0 clamp(2rem, 4vw, 3.5rem);
      min-height: 0;
      padding-block: ${space(8)};
    }
    /* As tall as the words, if they are taller. */
    > :last-child {
      position: relative;
      order: 0;
      min-height: clamp(30rem, 36vw, 42rem);
    }
    && img {
      position: absolute;
      height: 100%;
    }
  }
`;

const Band = styled.header<{ $isBeside: boolean }>`
  display: grid;
  overflow: hidden;
  ${({ $isBeside }) => $isBeside && beside}
`;

const SCENE_HEIGHT = 'clamp(32rem, 44vw, 46rem)';

/** Below the picture on phones. On its left from 960 px up, and high enough to cross every scene's horizon. */
const Panel = styled(OpeningWords)`
  padding: ${space(7)} var(--gutter) ${space(8)};
  background: var(--sand);
  ${from.md} {
    grid-area: 1 / 1;
    z-index: 1;
    align-self: end;
    align-content: center;
    justify-self: start;
    width: calc(max(var(--gutter), (100% - 80rem) / 2) + clamp(26rem, 38vw, 33rem));
    min-height: calc(0.82 * ${SCENE_HEIGHT});
    padding: ${space(10)} ${space(10)} ${space(10)} max(var(--gutter), (100% - 80rem) / 2);
  }
  ${onPaper} {
    padding: ${space(5)} 0;
  }
`;

const Scene = styled(Picture)<{ $focus: string; $zoom: number }>`
  order: -1;
  overflow: hidden;
  img {
    height: clamp(14rem, 66vw, 28rem);
    object-fit: cover;
    object-position: ${({ $focus }) => $focus};
    @media (max-width: 59.99em) {
      transform: scale(${({ $zoom }) => $zoom});
      transform-origin: ${({ $focus }) => $focus};
    }
    ${from.md} {
      height: ${SCENE_HEIGHT};
    }
  }
  ${from.md} {
    grid-area: 1 / 1;
  }
  ${screenOnly}
`;
