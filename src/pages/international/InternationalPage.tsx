import { paths } from '../../config/paths';
import { international } from '../../content/pictures/international';
import { roles } from '../../content/services/international';
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
        lead="The crossing rarely delays a car. A late title, a misspelled name or an unpaid agent does."
        actions={
          <>
            <ButtonAnchor href="#documents">See my document list</ButtonAnchor>
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
          intro="Seven parties handle each car. Not sure whose turn it is? Ask us."
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
            Tell us the car and which documents you have. We’ll tell you what’s missing, who issues it and
            when it’s due.
          </p>
        </NextStep>
      </DeferredContent>
    </>
  );
}
