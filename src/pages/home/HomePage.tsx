import { Suspense } from 'react';
import { AuctionPopup } from '../../features/auction-popup/AuctionPopup';
import { DeferredContent } from '../../ui/late/DeferredContent';
import { AuctionAccess } from './AuctionAccess';
import { HomeHero } from './HomeHero';
import { JourneyStages } from './JourneyStages';
import { PortsNow } from './PortsNow';
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
