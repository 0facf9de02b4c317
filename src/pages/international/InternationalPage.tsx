import { paths } from '../../config/paths';
import {
  importSystems,
  roles,
  internationalPage,
  documentsSection,
  borderTools,
} from '../../content/services/international';
import { LazySeaMap } from '../../features/sea-map/LazySeaMap';
import { StripOpening } from '../../features/voyage/StripOpening';
import { ButtonAnchor, ButtonLink } from '../../ui/buttons/Button';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { Facts } from '../../ui/Facts';
import { NextStep } from '../../ui/NextStep';
import { LoadingText } from '../../ui/late/LoadingText';
import { Section } from '../../ui/Section';
import { LazyPart } from '../../ui/late/LazyPart';
import { ArrowLink } from '../../ui/links';
import { DocumentsInOrder } from './DocumentsInOrder';

/** The export and import documents, in order and with who issues each, then the deadlines and the sea lanes. */
export default function InternationalPage() {
  return (
    <>
      <StripOpening
        at="clear"
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
      <DocumentsSection />
      <DocumentsInOrder />
      <Section heading="beside" title={internationalPage.partiesTitle} intro={internationalPage.partiesIntro}>
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
            <ButtonLink to={`${paths.quote}?service=international`}>{internationalPage.getQuote}</ButtonLink>
            <ButtonLink to={paths.track} $variant="secondary">
              {internationalPage.trackShipment}
            </ButtonLink>
          </>
        }
      >
        <p>{internationalPage.next}</p>
      </NextStep>
    </>
  );
}

const load = () => import('../../features/documents-checklist/DocumentsChecklist');

/** The document checklist for the visitor's situation. */
function DocumentsSection() {
  return (
    <Section id="documents" title={documentsSection.title} intro={documentsSection.intro}>
      <LazyPart load={load} room={[60, 60]}>
        <p>{documentsSection.byHand}</p>
        <ArrowLink to={paths.contact}>{documentsSection.ask}</ArrowLink>
      </LazyPart>
    </Section>
  );
}

const loadExport = () => import('../../features/planners/ExportPlanner');

const loadPortDays = () => import('../../features/planners/PortDaysPlanner');

/** The export planner (72 hours) and the port days planner. */
function BorderTools() {
  return (
    <>
      <Section
        tone="sea"
        id="72-hours"
        heading="beside"
        title={borderTools.deadlineTitle}
        intro={borderTools.deadlineIntro}
      >
        <LazyPart load={loadExport} room={[20, 18]}>
          <p>{borderTools.deadlineByHand}</p>
        </LazyPart>
      </Section>
      <Section
        tone="sand"
        id="port-days"
        heading="beside"
        title={borderTools.portDaysTitle}
        intro={borderTools.portDaysIntro}
      >
        <LazyPart load={loadPortDays} room={[20, 18]}>
          <p>{borderTools.portDaysByHand}</p>
        </LazyPart>
      </Section>
    </>
  );
}
