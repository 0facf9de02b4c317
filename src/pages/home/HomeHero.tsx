import styled from 'styled-components';
import { homeHero } from '../../content/pages/home';
import { hero } from '../../content/pictures/hero';
import { heroPhone } from '../../content/pictures/heroPhone';
import { StartQuoteForm } from '../../features/quote/StartQuoteForm';
import { TrackForm } from '../../features/tracking/TrackForm';
import { trustLine } from '../../content/trustLine';
import { Container, Stack } from '../../ui/theme/layout';
import { Picture } from '../../ui/Picture';
import { TrustLine } from '../../ui/TrustLine';
import { pageWide } from '../../ui/theme/pictureSizes';
import { DeferredContent } from '../../ui/late/DeferredContent';
import { Lead, PageTitle, SubTitle } from '../../ui/theme/text';
import { from, screenOnly, space } from '../../ui/theme/tokens';

/** The hero: the harbor picture, and the forms to start a quote and to track a shipment. */
export function HomeHero() {
  return (
    <Band>
      <HeroGrid>
        <Words>
          <PageTitle>{homeHero.title}</PageTitle>
          <Lead>{homeHero.lead}</Lead>
        </Words>
        <Shot picture={hero} phoneCrop={heroPhone} sizes={pageWide('max(60vw, 60rem)')} priority />
      </HeroGrid>
      <Container>
        <Tools>
          <DeferredContent>
            <Tool as="section" aria-labelledby="start-quote">
              <SubTitle as="h2" id="start-quote">
                {homeHero.startQuote}
              </SubTitle>
              <div data-replaces-foot-bar>
                <StartQuoteForm />
              </div>
            </Tool>
            <Tool as="section" aria-labelledby="track-shipment">
              <SubTitle as="h2" id="track-shipment">
                {homeHero.trackShipment}
              </SubTitle>
              <TrackForm />
            </Tool>
          </DeferredContent>
        </Tools>
        <TrustLine words={trustLine} />
      </Container>
    </Band>
  );
}

const Band = styled.header`
  padding-bottom: clamp(2rem, 1rem + 4vw, 4.5rem);
  background: var(--sand);
  overflow: hidden;
`;

const HeroGrid = styled(Container)`
  display: grid;
  ${from.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: clamp(2rem, 4vw, 4rem);
    min-height: 30rem;
  }
  ${from.lg} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
`;

const Words = styled(Stack)`
  align-content: center;
  padding-block: ${space(5)};
  ${from.md} {
    gap: ${space(6)};
    padding-block: ${space(14)} ${space(26)};
  }
`;

/** Extends to the window's right edge; on phones, to both edges. */
const Shot = styled(Picture)`
  margin-inline: calc(-1 * var(--gutter));
  img {
    height: clamp(15rem, 60vw - 7rem, 24rem);
    object-fit: cover;
    object-position: 50% 60%;
  }
  ${from.md} {
    position: relative;
    margin-inline: 0 calc(-1 * max(var(--gutter), (100vw - 80rem) / 2));
    img {
      position: absolute;
      inset: 0;
      /* Ends at the panel, with the cars in front whole. */
      height: calc(100% - ${space(16)});
      object-position: bottom;
    }
  }
  ${screenOnly}
`;

/** A panel that overlaps the picture's edge. */
const Tools = styled.div`
  position: relative;
  display: grid;
  margin-block: -${space(6)} ${space(6)};
  border-top: 4px solid var(--ink);
  border-radius: var(--radius);
  background: var(--white);
  @media (forced-colors: active) {
    border: 1px solid;
  }
  ${from.md} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    margin-top: -${space(16)};
  }
`;

const Tool = styled(Stack)`
  padding: ${space(5)} clamp(1rem, 3vw, 2rem) ${space(6)};
  & + & {
    border: 0 solid var(--line-strong);
    border-top-width: 1px;
    ${from.md} {
      border-width: 0 0 0 1px;
    }
  }
`;
