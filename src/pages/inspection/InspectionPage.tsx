import styled from 'styled-components';
import { paths } from '../../config/paths';
import { whenToLook, inspectionPage, limits } from '../../content/services/inspection';
import { InspectionPoints } from '../../features/inspection-points/InspectionPoints';
import { StripOpening } from '../../features/voyage/StripOpening';
import { ButtonAnchor, ButtonLink } from '../../ui/buttons/Button';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { Facts } from '../../ui/Facts';
import { NextStep } from '../../ui/NextStep';
import { Section } from '../../ui/Section';
import { SubTitle } from '../../ui/theme/text';
import { from, space } from '../../ui/theme/tokens';
import { CarDiagram } from './CarDiagram';
import { ReportOutline } from './ReportOutline';

/** What an inspection covers, what its report contains, and what it can't find. */
export default function InspectionPage() {
  return (
    <>
      <StripOpening
        at="inspect"
        label={inspectionPage.label}
        title={inspectionPage.title}
        lead={inspectionPage.lead}
        actions={
          <>
            <ButtonLink to={`${paths.quote}?service=inspection`}>{inspectionPage.request}</ButtonLink>
            <ButtonAnchor href="#points" $variant="secondary">
              {inspectionPage.seePoints}
            </ButtonAnchor>
          </>
        }
      />
      <Section tone="sand" id="points" title={inspectionPage.pointsTitle} intro={inspectionPage.pointsIntro}>
        <InspectionPoints
          renderPicture={(chosen, choose, zone) => (
            <CarDiagram chosen={chosen} onChoose={choose} zone={zone} />
          )}
        />
      </Section>
      <ReportOutline />
      <Limits />
      <Section heading="beside" title={inspectionPage.whenTitle} intro={inspectionPage.whenIntro}>
        <PhoneDisclosure summary={inspectionPage.when}>
          <Facts items={whenToLook} />
        </PhoneDisclosure>
      </Section>
      <NextStep
        title={inspectionPage.nextTitle}
        actions={
          <>
            <ButtonLink to={`${paths.quote}?service=inspection`}>{inspectionPage.request}</ButtonLink>
            <ButtonLink to={`${paths.carPurchase}#vin`} $variant="secondary">
              {inspectionPage.checkVin}
            </ButtonLink>
          </>
        }
      >
        <p>{inspectionPage.next}</p>
      </NextStep>
    </>
  );
}

/** What an inspection can't find. */
function Limits() {
  return (
    <Section tone="ink" heading="beside" title={inspectionPage.limits}>
      <List>
        {limits.map(({ title, text }) => (
          <li key={title}>
            <SubTitle>{title}</SubTitle>
            <p>{text}</p>
          </li>
        ))}
      </List>
    </Section>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space(8)};
  ${from.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(10)} ${space(10)};
  }
  li {
    padding-top: ${space(4)};
    border-top: 1px solid var(--line-strong);
  }
  p {
    margin-top: ${space(2)};
  }
`;
