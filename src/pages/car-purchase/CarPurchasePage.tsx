import styled from 'styled-components';
import { paths } from '../../config/paths';
import { carPurchase, carPurchasePhone } from '../../content/pictures/scenes';
import { partnerNames } from '../../content/partners';
import { carPurchasePage, priceSection } from '../../content/services/carPurchase';
import { ButtonAnchor, ButtonLink } from '../../ui/buttons/Button';
import { NextStep } from '../../ui/NextStep';
import { SceneOpening } from '../../ui/openings/SceneOpening';
import { DeferredContent } from '../../ui/late/DeferredContent';
import { Section } from '../../ui/Section';
import { assessmentSection } from '../../content/tools/assessment';
import { Facts } from '../../ui/Facts';
import { LazyPart } from '../../ui/late/LazyPart';
import { details } from '../../ui/Disclosure';
import { Split, Stack } from '../../ui/theme/layout';
import { Small, SubTitle } from '../../ui/theme/text';
import { from } from '../../ui/theme/tokens';
import { PublishedRates } from '../../features/price/PublishedRates';
import { WithoutScripts } from '../../ui/theme/Only';
import { AuctionHouses } from './AuctionHouses';
import { BuyerTools } from './BuyerTools';
import { TitleWords } from './TitleWords';

/** Buying at a US auction through a member: who decides what, title types, price and payment. */
export default function CarPurchasePage() {
  return (
    <>
      <SceneOpening
        picture={carPurchase}
        crop={carPurchasePhone}
        focus="64% 10%"
        closeUp="35% 62%"
        label={carPurchasePage.label}
        title={carPurchasePage.title}
        lead={carPurchasePage.lead(partnerNames)}
        actions={
          <>
            <ButtonAnchor href="#price">{carPurchasePage.seeCost}</ButtonAnchor>
            <ButtonLink to={`${paths.quote}?service=car-purchase`} $variant="secondary">
              {carPurchasePage.ask}
            </ButtonLink>
          </>
        }
      />
      <DeferredContent>
        <PriceSection />
        <TitleWords />
        <BuyerTools />
        <AuctionHouses />
        <NextStep
          plate="sea"
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

/** Folded: which documents to ask for, how to pay, and the check of the agent's assessment. */
function AssessmentSection() {
  return (
    <Assessment id="assessment">
      <summary>{assessmentSection.title}</summary>
      <Stack $gap={8}>
        <Split $ratio={[5, 7]}>
          <Stack $gap={3}>
            <p>{assessmentSection.intro}</p>
            <Small>{assessmentSection.valued}</Small>
            <Small>{assessmentSection.lookup}</Small>
          </Stack>
          <Stack>
            <SubTitle>{assessmentSection.documentsTitle}</SubTitle>
            <Facts items={assessmentSection.documents} termWidth="7.5rem" />
            <p>
              <strong>{assessmentSection.payTitle}</strong> {assessmentSection.pay}
            </p>
          </Stack>
        </Split>
        <LazyPart load={loadAssessment} room={[95, 108]}>
          <p>{assessmentSection.withoutScripts}</p>
        </LazyPart>
      </Stack>
    </Assessment>
  );
}

const Assessment = styled.details`
  ${details}
  margin-top: -1px;
  > summary {
    font-size: var(--t-lg);
  }
  > div {
    max-width: none;
  }
`;

/** From 960 px up, the answer is beside the fields. */
const priceRoom = `
  min-height: 125rem;
  ${from.sm} {
    min-height: 70rem;
  }
  ${from.md} {
    min-height: 56rem;
  }
`;

const loadPrice = () => import('../../features/price/PriceCalculator');

/** The price calculator. Without scripts, the published figures with their sources. */
function PriceSection() {
  return (
    <Section tone="sea" id="price" title={priceSection.title} intro={priceSection.intro}>
      <LazyPart load={loadPrice} room={priceRoom}>
        <p>{priceSection.withoutScripts}</p>
        {/* On phones, the table is twice as tall as the tool, so removing it would shift the page below. */}
        <WithoutScripts>
          <PublishedRates />
        </WithoutScripts>
      </LazyPart>
      <AssessmentSection />
    </Section>
  );
}
