import { paths } from '../../config/paths';
import { inspection } from '../../content/pictures/inspection';
import { whenToLook } from '../../content/pages/inspection';
import { InspectionPoints } from '../../features/inspection-points/InspectionPoints';
import { ButtonAnchor, ButtonLink } from '../../ui/buttons/Button';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { Facts } from '../../ui/Facts';
import { NextStep } from '../../ui/NextStep';
import { PageHero } from '../../ui/PageHero';
import { DeferredContent } from '../../ui/late/DeferredContent';
import { Section } from '../../ui/Section';
import { CarDiagram } from './CarDiagram';
import { Limits } from './Limits';
import { ReportOutline } from './ReportOutline';

/** What is looked at, what is photographed, what the report holds, and what no inspection can tell. */
export default function InspectionPage() {
  return (
    <>
      <PageHero
        picture={inspection}
        tone="paper"
        label="Inspection"
        title="We look at the car for you"
        lead="Fifteen points, each looked at and photographed, written down in words that mean the same every time. Including the ones that could not be checked."
        actions={
          <>
            <ButtonLink to={`${paths.quote}?service=inspection`}>Ask for an inspection</ButtonLink>
            <ButtonAnchor href="#points" $variant="secondary">
              See the points
            </ButtonAnchor>
          </>
        }
      />
      <DeferredContent>
        <Section
          tone="sand"
          id="points"
          title="What we look at"
          intro="In the order of a walk round the car, fifteen points in five places."
        >
          <InspectionPoints
            renderPicture={(chosen, choose) => <CarDiagram chosen={chosen} onChoose={choose} />}
          />
        </Section>
        <ReportOutline />
        <Limits />
        <Section
          heading="beside"
          title="When to have it done"
          intro="The same list serves four moments. Two of them are cheap; all are cheaper than surprise."
        >
          <PhoneDisclosure summary="The four moments">
            <Facts items={whenToLook} />
          </PhoneDisclosure>
        </Section>
        <NextStep
          title="Give us the lot number or the address."
          actions={
            <>
              <ButtonLink to={`${paths.quote}?service=inspection`}>Ask for an inspection</ButtonLink>
              <ButtonLink to={`${paths.carPurchase}#vin`} $variant="secondary">
                Check its VIN now
              </ButtonLink>
            </>
          }
        >
          <p>
            Say what worries you about the car and it is looked at first. You get the price before anybody
            drives out, and the report before you bid.
          </p>
        </NextStep>
      </DeferredContent>
    </>
  );
}
