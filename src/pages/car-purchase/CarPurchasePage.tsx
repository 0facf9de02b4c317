import { paths } from '../../config/paths';
import { partnerNames } from '../../content/partners';
import { carPurchasePage, bidding, biddingLedger, priceSection } from '../../content/services/carPurchase';
import { ButtonAnchor, ButtonLink } from '../../ui/buttons/Button';
import { NextStep } from '../../ui/NextStep';
import { DeferredContent } from '../../ui/late/DeferredContent';
import { Section } from '../../ui/Section';
import { assessmentSection } from '../../content/tools/assessment';
import { Facts } from '../../ui/Facts';
import { LazyPart } from '../../ui/late/LazyPart';
import { Notice } from '../../ui/Notice';
import { Disclosure } from '../../ui/Disclosure';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { Split, Stack } from '../../ui/theme/layout';
import { Small, SubTitle } from '../../ui/theme/text';
import { DataTable } from '../../ui/DataTable';
import { PublishedRates } from '../../features/price/PublishedRates';
import { StripOpening } from '../../features/voyage/StripOpening';
import { WithoutScripts } from '../../ui/theme/Only';
import { AuctionHouses } from './AuctionHouses';
import { BuyerTools, VinSection } from './BuyerTools';
import { TitleWords } from './TitleWords';

/** Buying at a US auction through a member: who decides what, title types, price and payment. */
export default function CarPurchasePage() {
  return (
    <>
      <StripOpening
        at="buy"
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

const loadAssessment = () => import('../../features/price/assessment/AssessmentCheck');

/** Which documents to ask for, how to pay, and the check of the agent's assessment. */
function AssessmentSection() {
  return (
    <Section id="assessment" title={assessmentSection.title} intro={assessmentSection.intro}>
      <Stack $gap={8}>
        <Split $ratio={[7, 5]}>
          <Stack $gap={3}>
            <SubTitle>{assessmentSection.documentsTitle}</SubTitle>
            <Facts items={assessmentSection.documents} />
          </Stack>
          <Stack>
            <Notice title={assessmentSection.payTitle}>
              <p>{assessmentSection.pay}</p>
            </Notice>
            <Small>{assessmentSection.valued}</Small>
            <Small>{assessmentSection.lookup}</Small>
          </Stack>
        </Split>
        <Disclosure summary={assessmentSection.open}>
          <LazyPart load={loadAssessment} room={[95, 108]}>
            <p>{assessmentSection.withoutScripts}</p>
          </LazyPart>
        </Disclosure>
      </Stack>
    </Section>
  );
}

/** What the member does and what the buyer does, by task. */
function BiddingLedger() {
  return (
    <PhoneDisclosure summary={biddingLedger.title}>
      <DataTable
        caption={biddingLedger.caption}
        hidesCaption
        columns={biddingLedger.columns}
        rows={bidding.map(({ matter, we, you }) => ({ key: matter, cells: [matter, we, you] }))}
      />
    </PhoneDisclosure>
  );
}

const loadPrice = () => import('../../features/price/PriceCalculator');

/** The price calculator. Without scripts, the published figures with their sources. */
function PriceSection() {
  return (
    <Section tone="sea" id="price" title={priceSection.title} intro={priceSection.intro}>
      <LazyPart load={loadPrice} room={[125, 68]}>
        <p>{priceSection.withoutScripts}</p>
        {/* On phones, the table is twice as tall as the tool, so removing it would shift the page below. */}
        <WithoutScripts>
          <PublishedRates />
        </WithoutScripts>
      </LazyPart>
    </Section>
  );
}
