import styled from 'styled-components';
import type { Picture as PictureData } from '../../lib/picture';
import { Picture } from '../Picture';
import { Band } from '../Section';
import { Container } from '../theme/layout';
import { pageWide } from '../../lib/picture';
import { from, onPaper, screenOnly, space } from '../theme/tokens';
import { OpeningWords } from './OpeningWords';
import type { OpeningText } from './OpeningWords';

/** An opening of words, with the lead beside the title. */
export const Opening = (text: OpeningText) => (
  <Ground as="header" $tone="sea">
    <Container>
      <Beside {...text} />
    </Container>
  </Ground>
);

interface WideOpeningProps extends OpeningText {
  readonly picture: PictureData;
  /** CSS `object-position`: the part of the picture to keep in view when it is cropped. */
  readonly focus: string;
}

/** The title and the lead side by side, above a picture from edge to edge. */
export function WideOpening({ picture, focus, ...text }: WideOpeningProps) {
  return (
    <header>
      <Ground as="div" $tone="sand">
        <Container>
          <Beside {...text} />
        </Container>
      </Ground>
      <Scene picture={picture} sizes={pageWide('100vw')} priority $focus={focus} />
    </header>
  );
}

const Ground = styled(Band)`
  padding-block: clamp(2rem, 1.2rem + 3.4vw, 4.5rem);
  ${onPaper} {
    padding-block: ${space(5)};
  }
`;

const Beside = styled(OpeningWords)`
  ${from.md} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    column-gap: clamp(2rem, 5vw, 5rem);
    align-items: end;
  }
`;

const Scene = styled(Picture)<{ $focus: string }>`
  img {
    height: clamp(15rem, 43vw, 44rem);
    object-fit: cover;
    object-position: ${({ $focus }) => $focus};
  }
  ${screenOnly}
`;
