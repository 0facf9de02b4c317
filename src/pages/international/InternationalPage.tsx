import { paths } from '../../config/paths';
import { international } from '../../content/pictures/international';
import { roles } from '../../content/pages/international';
import { ButtonAnchor, ButtonLink } from '../../ui/buttons/Button';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { Facts } from '../../ui/Facts';
import { NextStep } from '../../ui/NextStep';
import { PageHero } from '../../ui/PageHero';
import { DeferredContent } from '../../ui/late/DeferredContent';
import { Section } from '../../ui/Section';
import { BorderTools } from './BorderTools';
import { DocumentsSection } from './DocumentsSection';
import { DocumentsInOrder } from './DocumentsInOrder';

/** The papers of a car that crosses a border, in the order in which they come to exist, and who makes each. */
export default function InternationalPage() {
  return (
    <>
      <PageHero
        picture={international}
        tone="sea"
        label="International"
        title="Documents you’ll need, from US title to Nigerian customs"
        lead="Cars are seldom late because of the sea. They are late because a title came after the deadline, a name was misspelled, or nobody had funded the agent."
        actions={
          <>
            <ButtonAnchor href="#documents">Make my document list</ButtonAnchor>
            <ButtonLink to={paths.portStatus} $variant="secondary">
              See port status
            </ButtonLink>
          </>
        }
      />
      <DeferredContent>
        <DocumentsInOrder />
        <DocumentsSection />
        <Section
          heading="beside"
          title="Who does what"
          intro="Seven parties touch one car. If you do not know whose turn it is, ask us: it is our work to know."
        >
          <PhoneDisclosure summary="The seven parties">
            <Facts items={roles} />
          </PhoneDisclosure>
        </Section>
        <BorderTools />
        <NextStep
          title="Let us handle the documents."
          actions={
            <>
              <ButtonLink to={`${paths.quote}?service=international`}>Get a quote</ButtonLink>
              <ButtonLink to={paths.track} $variant="secondary">
                Track a shipment
              </ButtonLink>
            </>
          }
        >
          <p>
            Tell us the car and which papers you hold. The answer says what is missing, who issues it and by
            when it is needed.
          </p>
        </NextStep>
      </DeferredContent>
    </>
  );
}
