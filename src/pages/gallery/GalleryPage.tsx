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
import { pageWide } from '../../ui/theme/pictureSizes';
import { from, onPaper, screenOnly, space } from '../../ui/theme/tokens';

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

const Opening = styled.header`
  overflow: hidden;
`;

const Shot = styled(Picture)`
  img {
    height: clamp(15rem, 44vw, 36rem);
    object-fit: cover;
    object-position: 50% 60%;
  }
  ${screenOnly}
`;

const Words = styled(OpeningWords)`
  padding-block: ${space(6)};
  ${from.md} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    column-gap: clamp(2rem, 5vw, 5rem);
    align-items: end;
    padding-block: ${space(10)} ${space(8)};
  }
  ${onPaper} {
    padding-block: ${space(5)};
  }
`;

const Walls = styled(Container)`
  padding-bottom: clamp(2.25rem, 1.6rem + 2.2vw, 4.25rem);
`;
