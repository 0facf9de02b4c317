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
        title="Five services. Start from where you are."
        lead="A car in Nigeria that began in an American auction lane has been bought, looked at, collected, shipped and cleared. You may need all of it or one part. Say what you have; the page says what you need."
        actions={<ButtonLink to={paths.quote}>Get a quote</ButtonLink>}
      />
      <DeferredContent>
        <Section
          tone="sand"
          id="which"
          title="Which one do I need?"
          intro="Choose the sentence that sounds like you, or read them all."
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
          title="Not sure yet? Ask for a quote and say so."
          actions={
            <>
              <ButtonLink to={paths.quote}>Get a quote</ButtonLink>
              <ButtonLink to={paths.contact} $variant="secondary">
                Ask a person
              </ButtonLink>
            </>
          }
        >
          <p>
            The form takes one vehicle or several. How it should travel may stay “Not sure”; other doubts go
            into the notes. You get a reference at once, and one team answers.
          </p>
        </NextStep>
      </DeferredContent>
    </>
  );
}
