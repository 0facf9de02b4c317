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
        lead={`US auctions sell most cars as is: no warranty, no returns, payment within days. We’re a licensed member of ${partnerNames} and bid for you. Here’s what to know before you set a limit.`}
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
          intro="Some lots need only an ID, others a broker or a dealer’s license. We place the bid. You’re still the buyer."
        >
          <BiddingLedger />
        </Section>
        <TitleWords />
        <VinSection />
        <AuctionHouses />
        <BuyerTools />
        <NextStep
          title="Tell us what car you want."
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
            You get a reference right away. We send lots that match, their title types and what you’d pay on
            top of the bid. Then you decide.
          </p>
        </NextStep>
      </DeferredContent>
    </>
  );
}
