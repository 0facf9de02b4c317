import styled from 'styled-components';
import { paths } from '../../config/paths';
import { galleryWords as words } from '../../content/pages/gallery';
import { PictureWall } from '../../features/gallery/PictureWall';
import { ButtonLink } from '../../ui/buttons/Button';
import { Container } from '../../ui/theme/layout';
import { NextStep } from '../../ui/NextStep';
import { PageHero } from '../../ui/PageHero';
import { DeferredContent } from '../../ui/late/DeferredContent';

/** Show me: the dioramas by stage, each with one sentence that teaches something. */
export default function GalleryPage() {
  return (
    <>
      <PageHero tone="paper" label="Gallery" title={words.title} lead={words.lead} />
      <DeferredContent>
        <Walls>
          <PictureWall />
        </Walls>
        <NextStep
          title="Now the real one"
          actions={
            <>
              <ButtonLink to={paths.quote}>Get a quote</ButtonLink>
              <ButtonLink to={paths.howItWorks} $variant="secondary">
                Read every step
              </ButtonLink>
            </>
          }
        >
          <p>Tell us which car it is and where it goes. You get a reference at once.</p>
        </NextStep>
      </DeferredContent>
    </>
  );
}

const Walls = styled(Container)`
  padding-bottom: clamp(2.5rem, 1.6rem + 4vw, 5.5rem);
`;
