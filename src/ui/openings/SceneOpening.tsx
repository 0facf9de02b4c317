import styled from 'styled-components';
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
}

/** A picture from edge to edge, and the words on a panel that comes in from the window's left edge. */
export function SceneOpening({ picture, focus = 'center', ...text }: SceneOpeningProps) {
  return (
    <Band>
      <Panel {...text} />
      <Scene picture={picture} sizes={pageWide('100vw')} priority $focus={focus} />
    </Band>
  );
}

const Band = styled.header`
  display: grid;
  overflow: hidden;
`;

/** Below the picture on phones, on its lower left from 960 px up. */
const Panel = styled(OpeningWords)`
  padding: ${space(7)} var(--gutter) ${space(8)};
  background: var(--sand);
  ${from.md} {
    grid-area: 1 / 1;
    z-index: 1;
    align-self: end;
    justify-self: start;
    width: calc(max(var(--gutter), (100% - 80rem) / 2) + 33rem);
    padding: ${space(10)} ${space(10)} ${space(10)} max(var(--gutter), (100% - 80rem) / 2);
  }
  ${onPaper} {
    padding: ${space(5)} 0;
  }
`;

const Scene = styled(Picture)<{ $focus: string }>`
  order: -1;
  img {
    height: clamp(14rem, 66vw, 24rem);
    object-fit: cover;
    object-position: ${({ $focus }) => $focus};
    ${from.md} {
      height: clamp(32rem, 44vw, 46rem);
    }
  }
  ${from.md} {
    grid-area: 1 / 1;
  }
  ${screenOnly}
`;
