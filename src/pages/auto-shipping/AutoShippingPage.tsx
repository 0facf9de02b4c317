import { paths } from '../../config/paths';
import { autoShipping } from '../../content/pictures/autoShipping';
import { shippingQuestions } from '../../content/pages/autoShipping';
import { ButtonAnchor, ButtonLink } from '../../ui/buttons/Button';
import { Stack } from '../../ui/theme/layout';
import { ArrowLink } from '../../ui/links';
import { NextStep } from '../../ui/NextStep';
import { PageHero } from '../../ui/PageHero';
import { Questions } from '../../ui/Questions';
import { DeferredContent } from '../../ui/late/DeferredContent';
import { TransitSection } from '../../features/transit/TransitSection';
import { Section } from '../../ui/Section';
import { Preparation } from './Preparation';
import { Tools } from './Tools';
import { TwoWays } from './TwoWays';

const loadHowLong = () => import('./HowLong');

/** How a car gets across: the ways aboard, which one fits, whether it fits, and what to have ready. */
export default function AutoShippingPage() {
  return (
    <>
      <PageHero
        picture={autoShipping}
        focus="55%"
        tone="sea"
        label="Auto shipping"
        title="Ship your car across the Atlantic"
        lead="It is driven aboard or it is boxed. Which of the two depends on whether it runs, what is in it and how big it is. Settle that first: it decides the port, the papers and the preparation."
        actions={
          <>
            <ButtonLink to={`${paths.quote}?service=auto-shipping`}>Get a shipping quote</ButtonLink>
            <ButtonAnchor href="#method" $variant="secondary">
              Find your method
            </ButtonAnchor>
          </>
        }
      />
      <DeferredContent>
        <TwoWays />
        <Tools />
        <TransitSection load={loadHowLong} />
        <Preparation />
        <Section tone="sand" heading="beside" title="Common questions">
          <Stack $gap={6}>
            <Questions items={shippingQuestions} />
            <ArrowLink to={`${paths.international}#documents`}>Documents you’ll need</ArrowLink>
          </Stack>
        </Section>
        <NextStep
          title="Tell us the car and the route."
          actions={
            <>
              <ButtonLink to={`${paths.quote}?service=auto-shipping`}>Get a shipping quote</ButtonLink>
              <ButtonLink to={paths.portStatus} $variant="secondary">
                See port status
              </ButtonLink>
            </>
          }
        >
          <p>
            You get a reference at once. The quote names the method, the port of loading, the port of
            discharge and what is not in the price.
          </p>
        </NextStep>
      </DeferredContent>
    </>
  );
}
