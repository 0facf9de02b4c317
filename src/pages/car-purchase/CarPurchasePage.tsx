import { paths } from '../../config/paths';
import { partnerNames } from '../../content/partners';
import { carPurchase } from '../../content/pictures/carPurchase';
import { carPurchasePage } from '../../content/services/carPurchase';
import { ButtonAnchor, ButtonLink } from '../../ui/buttons/Button';
import { NextStep } from '../../ui/NextStep';
import { PageHero } from '../../ui/PageHero';
import { DeferredContent } from '../../ui/late/DeferredContent';
import { Section } from '../../ui/Section';
import { AssessmentSection } from './AssessmentSection';
import { AuctionHouses } from './AuctionHouses';
import { BiddingLedger } from './BiddingLedger';
import { BuyerTools, VinSection } from './BuyerTools';
import { PriceSection } from './PriceSection';
import { TitleWords } from './TitleWords';

/** Buying at a US auction through a member: who decides what, title types, price and payment. */
export default function CarPurchasePage() {
  return (
    <>
      <PageHero
        picture={carPurchase}
        focus="60% 100%"
        label={carPurchasePage.label}
        title={carPurchasePage.title}
        lead={carPurchasePage.lead(partnerNames)}
        actions={
          <>
            <ButtonLink to={`${paths.quote}?service=car-purchase`}>{carPurchasePage.ask}</ButtonLink>
            <ButtonAnchor href="#price" $variant="secondary">
              {carPurchasePage.seeCost}
            </ButtonAnchor>
          </>
        }
      />
      <DeferredContent>
        <PriceSection />
        <AssessmentSection />
        <Section title={carPurchasePage.seeBidding} intro={carPurchasePage.biddingIntro}>
          <BiddingLedger />
        </Section>
        <TitleWords />
        <VinSection />
        <AuctionHouses />
        <BuyerTools />
        <NextStep
          title={carPurchasePage.nextTitle}
          actions={
            <>
              <ButtonLink to={`${paths.quote}?service=car-purchase`}>{carPurchasePage.ask}</ButtonLink>
              <ButtonLink to={paths.inspection} $variant="secondary">
                {carPurchasePage.inspect}
              </ButtonLink>
            </>
          }
        >
          <p>{carPurchasePage.next}</p>
        </NextStep>
      </DeferredContent>
    </>
  );
}
