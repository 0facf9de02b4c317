import { paths } from '../../config/paths';
import { partnerNames } from '../../content/partners';
import { carPurchase } from '../../content/pictures/carPurchase';
import { ButtonAnchor, ButtonLink } from '../../ui/buttons/Button';
import { NextStep } from '../../ui/NextStep';
import { PageHero } from '../../ui/PageHero';
import { DeferredContent } from '../../ui/late/DeferredContent';
import { Section } from '../../ui/Section';
import { AuctionHouses } from './AuctionHouses';
import { BiddingLedger } from './BiddingLedger';
import { BuyerTools, VinSection } from './BuyerTools';
import { PriceSection } from './PriceSection';
import { TitleWords } from './TitleWords';

/** Buying at a US auction through a member: who decides what, what the papers' words mean, where the money goes. */
export default function CarPurchasePage() {
  return (
    <>
      <PageHero
        picture={carPurchase}
        label="Car purchase"
        title="Buy at auction with your eyes open"
        lead={`American auctions sell most cars as they stand: no warranty, no return, pay within days. We are a licensed member of ${partnerNames} and bid for you. What follows is what we would want to know before bidding ourselves.`}
        actions={
          <>
            <ButtonLink to={`${paths.quote}?service=car-purchase`}>Ask us to find a car</ButtonLink>
            <ButtonAnchor href="#price" $variant="secondary">
              See what it costs
            </ButtonAnchor>
          </>
        }
      />
      <DeferredContent>
        <PriceSection />
        <Section
          title="What bidding through a member means"
          intro="Some lots need only an identity paper, others a broker or a dealer’s license. You stay the buyer; the member is the hand that is raised."
        >
          <BiddingLedger />
        </Section>
        <TitleWords />
        <VinSection />
        <AuctionHouses />
        <BuyerTools />
        <NextStep
          title="Describe the car you want."
          actions={
            <>
              <ButtonLink to={`${paths.quote}?service=car-purchase`}>Ask us to find a car</ButtonLink>
              <ButtonLink to={paths.inspection} $variant="secondary">
                Have one inspected
              </ButtonLink>
            </>
          }
        >
          <p>
            You get a reference at once. We answer with lots that fit, what their titles say and what you
            would pay besides the bid. You decide whether to bid at all.
          </p>
        </NextStep>
      </DeferredContent>
    </>
  );
}
