import styled from 'styled-components';
import type { Picture as PictureData, PictureFiles } from '../../lib/picture';
import { Picture } from '../Picture';
import { pageWide } from '../../lib/picture';
import { from, onPaper, screenOnly, space } from '../theme/tokens';
import { OpeningWords } from './OpeningWords';
import type { OpeningText } from './OpeningWords';

interface SceneOpeningProps extends OpeningText {
  readonly picture: PictureData;
  /** Another crop of the same scene, for windows of up to 480 px. */
  readonly crop?: PictureFiles;
  /** CSS `object-position`: the part of the picture to keep in view when it is cropped. */
  readonly focus: string;
  /** CSS `transform-origin`: where the picture beside a long title, which gets half the width, is enlarged. */
  readonly closeUp?: string;
}

/** The words below a picture, or from 960 px up beside one that reaches the window's right edge. */
export function SceneOpening({ picture, crop, focus, closeUp, ...text }: SceneOpeningProps) {
  return (
    <Band $isHalved={closeUp !== undefined}>
      <Words {...text} />
      <Scene
        picture={picture}
        {...(crop && { crop })}
        sizes={pageWide('80vw')}
        priority
        $focus={focus}
        $closeUp={closeUp}
      />
    </Band>
  );
}

/** From 960 px up, the page's column of words and the picture. */
const Band = styled.header<{ $isHalved: boolean }>`
  --words: ${({ $isHalved }) => ($isHalved ? 'clamp(26rem, 44vw, 39.5rem)' : 'clamp(26rem, 38vw, 33rem)')};
  display: grid;
  overflow: hidden;
  ${from.md} {
    background: var(--sand);
    /* Of the header's width, because 100vw includes the scrollbar. */
    grid-template-columns: calc(max(var(--gutter), (100% - 80rem) / 2) + var(--words)) minmax(0, 1fr);
  }
`;

const Words = styled(OpeningWords)`
  padding: ${space(5)} var(--gutter) ${space(6)};
  background: var(--sand);
  ${from.sm} {
    padding-block: ${space(7)} ${space(8)};
  }
  ${from.md} {
    place-self: center end;
    width: var(--words);
    padding: ${space(8)} clamp(2rem, 4vw, 3.5rem) ${space(8)} 0;
  }
  ${onPaper} {
    padding: ${space(5)} 0;
  }
`;

/** From 960 px up, as tall as the words, if they are taller. */
const Scene = styled(Picture)<{ $focus: string; $closeUp: string | undefined }>`
  order: -1;
  img {
    height: clamp(11rem, 58vw, 28rem);
    object-fit: cover;
    object-position: ${({ $focus }) => $focus};
    ${from.sm} {
      height: min(66vw, 28rem);
    }
  }
  ${from.md} {
    position: relative;
    order: 0;
    overflow: hidden;
    min-height: clamp(30rem, 36vw, 42rem);
    img {
      position: absolute;
      height: 100%;
      ${({ $closeUp }) => $closeUp && `transform: scale(1.3); transform-origin: ${$closeUp};`}
    }
  }
  ${screenOnly}
`;
