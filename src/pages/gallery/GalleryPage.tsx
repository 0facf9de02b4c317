import styled from 'styled-components';
import { paths } from '../../config/paths';
import { galleryWords as words, galleryPage } from '../../content/pages/gallery';
import { trucking } from '../../content/pictures/scenes';
import { PictureWall } from '../../features/gallery/PictureWall';
import { ButtonLink } from '../../ui/buttons/Button';
import { DeferredContent } from '../../ui/late/DeferredContent';
import { NextStep } from '../../ui/NextStep';
import { OpeningWords } from '../../ui/openings/OpeningWords';
import { Picture } from '../../ui/Picture';
import { Container } from '../../ui/theme/layout';
import { pageWide } from '../../lib/picture';
import { from, screenOnly, space } from '../../ui/theme/tokens';

/** The gallery: pictures by stage, each with a caption that explains something. */
export default function GalleryPage() {
  return (
    <>
      <Opening>
        <Shot picture={trucking} sizes={pageWide('100vw')} priority />
        <Container>
          <Words label={galleryPage.title} title={words.title} lead={words.lead} />
        </Container>
      </Opening>
      <DeferredContent>
        <Walls>
          <PictureWall />
        </Walls>
        <NextStep
          plate="sea"
          title={galleryPage.nextTitle}
          actions={
            <>
              <ButtonLink to={paths.quote}>{galleryPage.getQuote}</ButtonLink>
              <ButtonLink to={paths.howItWorks} $variant="secondary">
                {galleryPage.seeEveryStep}
              </ButtonLink>
            </>
          }
        >
          <p>{galleryPage.next}</p>
        </NextStep>
      </DeferredContent>
    </>
  );
}

/** From 1200 px up, the title is in the picture's sky. */
const Opening = styled.header`
  position: relative;
  overflow: hidden;
`;

const Shot = styled(Picture)`
  img {
    height: clamp(13rem, 38vw, 46rem);
    object-fit: cover;
    object-position: 50% 16%;
  }
  ${screenOnly}
`;

const Words = styled(OpeningWords)`
  padding-block: ${space(6)};
  ${from.lg} {
    padding-bottom: ${space(4)};
    > :first-child {
      position: absolute;
      top: ${space(5)};
      max-width: 45rem;
    }
  }
`;

const Walls = styled(Container)`
  padding-bottom: clamp(2.25rem, 1.6rem + 2.2vw, 4.25rem);
`;
