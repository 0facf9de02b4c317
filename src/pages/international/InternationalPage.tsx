import styled from 'styled-components';
import { paths } from '../../config/paths';
import {
  importSystems,
  rulesChange,
  roles,
  internationalPage,
  documentsSection,
  borderTools,
} from '../../content/services/international';
import { customs } from '../../content/pictures/scenes';
import { DocumentsChecklist } from '../../features/documents-checklist/DocumentsChecklist';
import { LazySeaMap } from '../../features/sea-map/LazySeaMap';
import { ButtonAnchor, ButtonLink } from '../../ui/buttons/Button';
import { Facts } from '../../ui/Facts';
import { NextStep } from '../../ui/NextStep';
import { SceneOpening } from '../../ui/openings/SceneOpening';
import { LoadingText } from '../../ui/late/LoadingText';
import { Band, bandPadding, Section } from '../../ui/Section';
import { LazyPart } from '../../ui/late/LazyPart';
import { ArrowLink } from '../../ui/links';
import { Notice } from '../../ui/Notice';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { belowMd, Fold, PhoneFold } from '../../ui/PhoneFold';
import { Container, Stack } from '../../ui/theme/layout';
import { SectionTitle } from '../../ui/theme/text';
import { below, from, headingFont, space, visuallyHidden } from '../../ui/theme/tokens';
import { TitledColumns } from '../../ui/TitledColumns';

/** The export and import documents in order, the deadlines and the sea lanes, then who does what. */
export default function InternationalPage() {
  return (
    <>
      <SceneOpening
        picture={customs}
        focus="46% 50%"
        closeUp="50% 66%"
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
      <Section id="documents" title={documentsSection.title} intro={documentsSection.intro}>
        <Stack $gap={6}>
          <DocumentsChecklist>
            <Notice tone="caution" title={rulesChange.title}>
              <p>{rulesChange.text}</p>
              <ArrowLink to={`${paths.carPurchase}#age`}>{rulesChange.checkAge}</ArrowLink>
            </Notice>
          </DocumentsChecklist>
          <ArrowLink to={paths.howItWorks}>{documentsSection.everyStep}</ArrowLink>
        </Stack>
      </Section>
      <Band as="div" $tone="sea">
        <Planners />
      </Band>
      <Section title={internationalPage.lanesTitle} intro={internationalPage.lanesIntro}>
        <Stack>
          <LazySeaMap title={internationalPage.map}>
            <LoadingText>{internationalPage.mapLoading}</LoadingText>
          </LazySeaMap>
          <ArrowLink to={paths.portStatus}>{internationalPage.everyPort}</ArrowLink>
        </Stack>
      </Section>
      <Section
        id="parties"
        tone="ink"
        heading="beside"
        title={internationalPage.partiesTitle}
        intro={internationalPage.partiesIntro}
      >
        <PhoneDisclosure summary={internationalPage.allParties}>
          <Facts items={roles} termWidth="6.5rem" isLarge />
        </PhoneDisclosure>
      </Section>
      <Section tone="sand" id="import-systems" title={importSystems.title} intro={importSystems.intro}>
        <TitledColumns $min="13rem" items={importSystems.items} />
      </Section>
      <NextStep
        plate="sea"
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

const loads = {
  '72-hours': () => import('../../features/planners/ExportPlanner'),
  'port-days': () => import('../../features/planners/PortDaysPlanner'),
} as const;

const plannerRoom = `
  min-height: 40rem;
  ${from.sm} {
    min-height: 26rem;
  }
`;

/** The export planner (72 hours), which has more fields, beside the port days planner. Phones and tablets fold the latter. */
function Planners() {
  return (
    <Halves>
      {borderTools.map(({ id, title, intro, byHand }, index) => (
        <Stack as="section" key={id} $gap={2} id={id} aria-labelledby={`${id}-title`}>
          <SectionTitle id={`${id}-title`}>{title}</SectionTitle>
          {index > 0 && <PhoneFold summary={title} target={id} openFrom="md" />}
          <Intro>{intro}</Intro>
          <LazyPart load={loads[id]} room={plannerRoom}>
            <p>{byHand}</p>
          </LazyPart>
        </Stack>
      ))}
    </Halves>
  );
}

const Intro = styled.p`
  padding-bottom: ${space(4)};
`;

const Halves = styled(Container)`
  display: grid;
  /* Without a strip of the band's color below the last fields. */
  ${below.sm} {
    margin-bottom: calc(-1 * ${bandPadding});
  }
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(14)} ${space(12)};
  ${belowMd} {
    row-gap: ${space(4)};
    > section + section > h2 {
      ${visuallyHidden}
    }
    ${Fold} {
      border: 0;
      font-size: var(--t-xl);
      > summary {
        ${headingFont}
      }
      > summary::after {
        font-family: var(--font);
      }
      &:not([open]) ~ * {
        display: none;
      }
    }
  }
  ${from.lg} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;
