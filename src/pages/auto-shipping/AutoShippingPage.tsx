import { paths } from '../../config/paths';
import { autoShipping } from '../../content/pictures/autoShipping';
import { shippingQuestions } from '../../content/services/autoShipping';
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
        lead="RoRo or container: it depends on whether the car runs, what’s in it and how big it is. Choose that first, and the port and documents follow."
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
            You get a reference right away. The quote names the method, both ports and what’s not in the
            price.
          </p>
        </NextStep>
      </DeferredContent>
    </>
  );
}
