import styled from 'styled-components';
import { paths } from '../../config/paths';
import { galleryWords as words, galleryPage } from '../../content/pages/gallery';
import { international } from '../../content/pictures/scenes';
import { PictureWall } from '../../features/gallery/PictureWall';
import { ButtonLink } from '../../ui/buttons/Button';
import { Container } from '../../ui/theme/layout';
import { NextStep } from '../../ui/NextStep';
import { SceneOpening } from '../../ui/openings/SceneOpening';
import { DeferredContent } from '../../ui/late/DeferredContent';

/** The gallery: pictures by stage, each with a caption that explains something. */
export default function GalleryPage() {
  return (
    <>
      <SceneOpening
        picture={international}
        focus="95% 60%"
        label={galleryPage.title}
        title={words.title}
        lead={words.lead}
      />
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

const Walls = styled(Container)`
  padding-block: clamp(1rem, 0.6rem + 2vw, 2.5rem) 0;
`;
