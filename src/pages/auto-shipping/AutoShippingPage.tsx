import { paths } from '../../config/paths';
import {
  shippingQuestions,
  autoShippingPage,
  preparation,
  preparationWords,
  fitSection,
} from '../../content/services/autoShipping';
import { ButtonAnchor, ButtonLink } from '../../ui/buttons/Button';
import { Stack } from '../../ui/theme/layout';
import { ArrowLink } from '../../ui/links';
import { NextStep } from '../../ui/NextStep';
import { Questions } from '../../ui/Questions';
import { TransitSection } from '../../features/transit/TransitSection';
import { Section } from '../../ui/Section';
import { storageKeys } from '../../config/storageKeys';
import { ChecklistSection } from '../../features/checklists/ChecklistSection';
import { StripOpening } from '../../features/voyage/StripOpening';
import { defineTicks } from '../../device/lists';
import { LazyPart } from '../../ui/late/LazyPart';
import { TwoWays } from './TwoWays';

const loadHowLong = () => import('../HowLong');

/** Shipping methods: RoRo and container compared, what fits in a container, and how to prepare the car. */
export default function AutoShippingPage() {
  return (
    <>
      <StripOpening
        at="ship"
        label={autoShippingPage.label}
        title={autoShippingPage.title}
        lead={autoShippingPage.lead}
        actions={
          <>
            <ButtonLink to={`${paths.quote}?service=auto-shipping`}>{autoShippingPage.getQuote}</ButtonLink>
            <ButtonAnchor href="#method" $variant="secondary">
              {autoShippingPage.compare}
            </ButtonAnchor>
          </>
        }
      />
      <TwoWays />
      <WillItFit />
      <TransitSection load={loadHowLong} isFolded />
      <Preparation />
      <Section heading="beside" title={autoShippingPage.questions}>
        <Stack $gap={6}>
          <Questions items={shippingQuestions} />
          <ArrowLink to={`${paths.international}#documents`}>{autoShippingPage.documents}</ArrowLink>
        </Stack>
      </Section>
      <NextStep
        plate="sand"
        title={autoShippingPage.nextTitle}
        actions={
          <>
            <ButtonLink to={`${paths.quote}?service=auto-shipping`}>{autoShippingPage.getQuote}</ButtonLink>
            <ButtonLink to={paths.portStatus} $variant="secondary">
              {autoShippingPage.seePortStatus}
            </ButtonLink>
          </>
        }
      >
        <p>{autoShippingPage.next}</p>
      </NextStep>
    </>
  );
}

const stored = defineTicks(
  storageKeys.preparation,
  preparation.flatMap(({ items }) => items.map(({ id }) => id)),
);

const groups = preparation.map(({ when, items }) => ({
  title: when,
  items: items.map(({ id, text }) => ({ id, label: text })),
}));

/** Checklist for preparing the car, day by day. */
function Preparation() {
  return (
    <ChecklistSection
      tone="sand"
      id="prepare"
      title={preparationWords.title}
      intro={preparationWords.intro}
      stored={stored}
      groups={groups}
      isFolded
    />
  );
}

const loadContainerFit = () => import('../../features/container-fit/ContainerFit');

/** The container fit tool. */
function WillItFit() {
  return (
    <Section tone="ink" id="will-it-fit" title={fitSection.title} intro={fitSection.intro}>
      <LazyPart load={loadContainerFit} room={[41, 28]}>
        <p>{fitSection.byHand}</p>
      </LazyPart>
    </Section>
  );
}
