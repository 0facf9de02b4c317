import { paths } from '../../config/paths';
import { international } from '../../content/pictures/international';
import { importSystems, roles, internationalPage } from '../../content/services/international';
import { LazySeaMap } from '../../features/sea-map/LazySeaMap';
import { ButtonAnchor, ButtonLink } from '../../ui/buttons/Button';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { Facts } from '../../ui/Facts';
import { NextStep } from '../../ui/NextStep';
import { PageHero } from '../../ui/PageHero';
import { DeferredContent } from '../../ui/late/DeferredContent';
import { LoadingText } from '../../ui/late/LoadingText';
import { Section } from '../../ui/Section';
import { BorderTools } from './BorderTools';
import { DocumentsSection } from './DocumentsSection';
import { DocumentsInOrder } from './DocumentsInOrder';

/** The export and import documents, in order and with who issues each, then the deadlines and the sea lanes. */
export default function InternationalPage() {
  return (
    <>
      <PageHero
        picture={international}
        focus="26% 50%"
        tone="sea"
        label={internationalPage.label}
        title={internationalPage.title}
        lead={internationalPage.lead}
        actions={
          <>
            <ButtonAnchor href="#documents">{internationalPage.seeList}</ButtonAnchor>
            <ButtonLink to={paths.portStatus} $variant="secondary">
              {internationalPage.seePortStatus}
            </ButtonLink>
          </>
        }
      />
      <DeferredContent>
        <DocumentsSection />
        <DocumentsInOrder />
        <Section
          heading="beside"
          title={internationalPage.partiesTitle}
          intro={internationalPage.partiesIntro}
        >
          <PhoneDisclosure summary={internationalPage.parties}>
            <Facts items={roles} />
          </PhoneDisclosure>
        </Section>
        <BorderTools />
        <Section heading="beside" title={importSystems.title} intro={importSystems.intro}>
          <PhoneDisclosure summary={importSystems.title}>
            <Facts items={importSystems.items} />
          </PhoneDisclosure>
        </Section>
        <Section title={internationalPage.lanesTitle} intro={internationalPage.lanesIntro}>
          <LazySeaMap title={internationalPage.map} list="elsewhere">
            <LoadingText>{internationalPage.mapLoading}</LoadingText>
          </LazySeaMap>
        </Section>
        <NextStep
          title={internationalPage.nextTitle}
          actions={
            <>
              <ButtonLink to={`${paths.quote}?service=international`}>
                {internationalPage.getQuote}
              </ButtonLink>
              <ButtonLink to={paths.track} $variant="secondary">
                {internationalPage.trackShipment}
              </ButtonLink>
            </>
          }
        >
          <p>{internationalPage.next}</p>
        </NextStep>
      </DeferredContent>
    </>
  );
}
