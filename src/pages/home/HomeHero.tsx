import styled from 'styled-components';
import { homeHero } from '../../content/pages/home';
import { heroPhone, heroWide } from '../../content/pictures/scenes';
import { StartQuoteForm } from '../../features/quote/StartQuoteForm';
import { TrackForm } from '../../features/tracking/TrackForm';
import { trustLine } from '../../content/trustLine';
import { Container, Stack } from '../../ui/theme/layout';
import { Picture } from '../../ui/Picture';
import { TrustLine } from '../../ui/TrustLine';
import { pageWide } from '../../lib/picture';
import { DeferredContent } from '../../ui/late/DeferredContent';
import { Lead, PageTitle, SubTitle } from '../../ui/theme/text';
import { from, screenOnly, space } from '../../ui/theme/tokens';

/** The hero: the harbor picture, and the forms to start a quote and to track a shipment. */
export function HomeHero() {
  return (
    <Band>
      <Harbor>
        <Container>
          <Words>
            <PageTitle>{homeHero.title}</PageTitle>
            <Lead>{homeHero.lead}</Lead>
          </Words>
        </Container>
        <Shot picture={heroWide} crop={heroPhone} sizes={pageWide('100vw', '130vw')} priority />
      </Harbor>
      <Container>
        <Tools>
          <DeferredContent>
            <Tool as="section" aria-labelledby="start-quote">
              <SubTitle as="h2" id="start-quote">
                {homeHero.startQuote}
              </SubTitle>
              <StartQuoteForm />
            </Tool>
            <Tool as="section" aria-labelledby="track-shipment">
              <SubTitle as="h2" id="track-shipment">
                {homeHero.trackShipment}
              </SubTitle>
              <TrackForm />
              <TrustLine words={trustLine} />
            </Tool>
          </DeferredContent>
        </Tools>
      </Container>
    </Band>
  );
}

const Band = styled.header`
  padding-bottom: clamp(2rem, 1rem + 4vw, 4.5rem);
  background: var(--sand);
  overflow: hidden;
`;

/** The words in the picture's sky; above the picture on phones. */
const Harbor = styled.div`
  display: grid;
  background: var(--sea-tint);
  ${from.tablet} {
    > * {
      grid-area: 1 / 1;
    }
  }
`;

const Words = styled(Stack)`
  padding-block: ${space(5)};
  ${from.tablet} {
    position: relative;
    z-index: 1;
    gap: ${space(5.5)};
    max-width: min(48rem, 55vw);
    padding-block: clamp(2.5rem, 3vw, 3.5rem) 0;
    h1 {
      font-size: clamp(2.875rem, 4.75vw, 4.375rem);
      line-height: 1.03;
      letter-spacing: -0.03em;
    }
  }
  ${from.md} {
    max-width: min(41vw, 38.5rem);
    gap: ${space(4)};
    padding-top: ${space(10)};
    h1 {
      font-size: min(3.25vw, 3.5rem);
    }
  }
`;

/** From edge to edge. From 768 px up, only pier is below the panel, and the ship is beside the words: the form is on the first screen. */
const Shot = styled(Picture)`
  img {
    height: clamp(16.5rem, 60vw - 6rem, 26rem);
    object-fit: cover;
    object-position: 78% 90%;
  }
  ${from.tablet} {
    overflow: hidden;
    img {
      height: 38rem;
      object-position: 46% 75%;
      transform: scale(1.1);
      transform-origin: 0 0;
    }
  }
  ${from.md} {
    img {
      height: clamp(35.5rem, 41.5vw, 57rem);
      object-position: 60% 96%;
      transform: none;
    }
  }
  ${screenOnly}
`;

/** A panel that overlaps the picture's edge. */
const Tools = styled.div`
  position: relative;
  display: grid;
  margin-top: -${space(3)};
  border-top: 4px solid var(--ink);
  border-radius: var(--radius);
  background: var(--white);
  @media (forced-colors: active) {
    border: 1px solid;
  }
  ${from.tablet} {
    margin-top: -${space(11)};
  }
  ${from.md} {
    margin-top: min(-6rem, -8vw);
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
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
