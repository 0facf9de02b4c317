import { Suspense } from 'react';
import { AuctionPopup } from '../../features/auction-popup/AuctionPopup';
import { DeferredContent } from '../../ui/late/DeferredContent';
import { paths } from '../../config/paths';
import { homePorts } from '../../content/pages/home';
import { LazyPart } from '../../ui/late/LazyPart';
import { ArrowLink } from '../../ui/links';
import { Section } from '../../ui/Section';
import { AuctionAccess } from './AuctionAccess';
import { HomeHero } from './HomeHero';
import { JourneyStages } from './JourneyStages';
import { ReachUs } from './ReachUs';
import { ReferralBand } from './ReferralBand';
import { ServiceIndex } from './ServiceIndex';

/** The home page. Each section has its own Suspense boundary, so that React hydrates them one at a time. */
export default function HomePage() {
  return (
    <>
      <HomeHero />
      <DeferredContent>
        <Suspense>
          <JourneyStages />
        </Suspense>
        <Suspense>
          <ServiceIndex />
        </Suspense>
        <Suspense>
          <PortsNow />
        </Suspense>
        <Suspense>
          <AuctionAccess />
        </Suspense>
        <Suspense>
          <ReferralBand />
        </Suspense>
        <Suspense>
          <ReachUs />
        </Suspense>
      </DeferredContent>
      <AuctionPopup />
    </>
  );
}

const loadLaneMap = () => import('./LaneMap');

/** The lanes across the Atlantic and the status of the ports. */
function PortsNow() {
  return (
    <Section title={homePorts.title} intro={homePorts.intro} tone="sea">
      <LazyPart load={loadLaneMap} room={[43.25, 62.25, 53.25]}>
        <p>
          {homePorts.lanes} <ArrowLink to={paths.portStatus}>{homePorts.allPorts}</ArrowLink>
        </p>
      </LazyPart>
    </Section>
  );
}
