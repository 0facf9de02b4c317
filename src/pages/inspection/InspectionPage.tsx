import styled from 'styled-components';
import { paths } from '../../config/paths';
import { whenToLook, inspectionPage, limits } from '../../content/services/inspection';
import { inspection } from '../../content/pictures/scenes';
import { carAndList } from '../../features/inspection-points/carAndList';
import { InspectionPoints } from '../../features/inspection-points/InspectionPoints';
import { ButtonAnchor, ButtonLink } from '../../ui/buttons/Button';
import { Picture } from '../../ui/Picture';
import { NextStep } from '../../ui/NextStep';
import { OpeningWords } from '../../ui/openings/OpeningWords';
import { Band, Section } from '../../ui/Section';
import { Columns, Container, Stack } from '../../ui/theme/layout';
import { SectionTitle, SubTitle } from '../../ui/theme/text';
import { from, space } from '../../ui/theme/tokens';
import { TitledColumns } from '../../ui/TitledColumns';
import { CarDiagram } from './CarDiagram';
import { ReportOutline } from './ReportOutline';

/** What an inspection covers, what its report contains, and what it can't find. */
export default function InspectionPage() {
  return (
    <>
      <Band as="div" $tone="sand">
        <Container>
          <Stack $gap={8}>
            <Opening
              label={inspectionPage.label}
              title={inspectionPage.title}
              lead={inspectionPage.lead}
              actions={
                <>
                  <ButtonLink to={`${paths.quote}?service=inspection`}>{inspectionPage.request}</ButtonLink>
                  <ButtonAnchor href="#report" $variant="secondary">
                    {inspectionPage.seeReport}
                  </ButtonAnchor>
                </>
              }
            />
            <InspectionPoints
              heading={
                <Stack $gap={2}>
                  <SectionTitle>{inspectionPage.pointsTitle}</SectionTitle>
                  <p>{inspectionPage.pointsIntro}</p>
                </Stack>
              }
              foot={<Picture picture={inspection} sizes="60vw" />}
              renderPicture={(chosen, choose, zone) => (
                <CarDiagram chosen={chosen} onChoose={choose} zone={zone} />
              )}
            />
          </Stack>
        </Container>
      </Band>
      <ReportOutline />
      <Limits />
      <Section title={inspectionPage.whenTitle} intro={inspectionPage.whenIntro}>
        <TitledColumns items={whenToLook} />
      </Section>
      <NextStep
        plate="sand"
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
      <Columns as="ul" $min="17rem">
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

/** The title, and beside it what follows, where there's room: in the columns of the car and its list. */
const Opening = styled(OpeningWords)`
  ${from.md} {
    grid-template-columns: ${carAndList};
    align-items: end;
    column-gap: ${space(10)};
  }
`;
