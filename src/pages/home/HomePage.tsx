import { Suspense } from 'react';
import { AuctionPopup } from '../../features/auction-popup/AuctionPopup';
import { AuctionAccess } from './AuctionAccess';
import { PageHero } from '../../ui/PageHero';
import { Papers } from './Papers';
import { ReachUs } from './ReachUs';
import { ServiceIndex } from './ServiceIndex';

/** Can they do it, and can I start now? A boundary a section, so that hydration goes on in slices. */
export default function HomePage() {
  return (
    <>
      <PageHero title="Your car, from the US auction lane to your door in Nigeria" lead="One team." />
      <Suspense>
        <ServiceIndex />
      </Suspense>
      <Suspense>
        <AuctionAccess />
      </Suspense>
      <Suspense>
        <Papers />
      </Suspense>
      <Suspense>
        <ReachUs />
      </Suspense>
      <AuctionPopup />
    </>
  );
}
