import { paths } from '../../config/paths';
import { whenToLook, inspectionPage, limits } from '../../content/services/inspection';
import { InspectionPoints } from '../../features/inspection-points/InspectionPoints';
import { StripOpening } from '../../features/voyage/StripOpening';
import { ButtonAnchor, ButtonLink } from '../../ui/buttons/Button';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { NextStep } from '../../ui/NextStep';
import { Section } from '../../ui/Section';
import { Columns, Stack } from '../../ui/theme/layout';
import { SubTitle } from '../../ui/theme/text';
import { TitledColumns } from '../../ui/TitledColumns';
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
      <Section title={inspectionPage.whenTitle} intro={inspectionPage.whenIntro}>
        <PhoneDisclosure summary={inspectionPage.when}>
          <TitledColumns items={whenToLook} />
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
    <Section tone="ink" title={inspectionPage.limits}>
      <Columns as="ul" $min="15rem">
        {limits.map(({ title, text }) => (
          <Stack as="li" key={title} $gap={2}>
            <SubTitle>{title}</SubTitle>
            <p>{text}</p>
          </Stack>
        ))}
      </Columns>
    </Section>
  );
}
