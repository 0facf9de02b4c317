import { paths } from '../../config/paths';
import { containerStuffing } from '../../content/pictures/containerStuffing';
import { ButtonLink } from '../../ui/buttons/Button';
import { NextStep } from '../../ui/NextStep';
import { PageHero } from '../../ui/PageHero';
import { DeferredContent } from '../../ui/late/DeferredContent';
import { Section } from '../../ui/Section';
import { ComparisonTable } from './ComparisonTable';
import { NotOurs } from './NotOurs';
import { ServiceChain } from './ServiceChain';
import { SituationChooser } from './SituationChooser';

/** Which of the five services fits, told by the visitor's situation rather than by our names for things. */
export default function ServicesPage() {
  return (
    <>
      <PageHero
        tone="paper"
        label="Services"
        picture={containerStuffing}
        title="Five services. Use one or all."
        lead="We buy, inspect, pick up, ship and clear cars from the US to Nigeria. Choose your situation and see what you need."
        actions={<ButtonLink to={paths.quote}>Get a quote</ButtonLink>}
      />
      <DeferredContent>
        <Section
          tone="sand"
          id="which"
          title="Which one do I need?"
          intro="Choose what sounds like you, or read them all."
        >
          <SituationChooser />
        </Section>
        <Section title="The five side by side">
          <ComparisonTable />
        </Section>
        <ServiceChain />
        <Section tone="sea" heading="beside" title="Not included">
          <NotOurs />
        </Section>
        <NextStep
          title="Not sure? We’ll help you choose."
          actions={
            <>
              <ButtonLink to={paths.quote}>Get a quote</ButtonLink>
              <ButtonLink to={paths.contact} $variant="secondary">
                Talk to us
              </ButtonLink>
            </>
          }
        >
          <p>
            One request covers one vehicle or several. You can leave the shipping method at “Not sure” and ask
            questions in the notes. You get a reference right away.
          </p>
        </NextStep>
      </DeferredContent>
    </>
  );
}
