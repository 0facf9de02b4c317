import { paths } from '../../config/paths';
import { inspection } from '../../content/pictures/inspection';
import { whenToLook } from '../../content/services/inspection';
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
        lead="Fifteen points, each checked, photographed and rated the same way every time. You see what we couldn’t check, too."
        actions={
          <>
            <ButtonLink to={`${paths.quote}?service=inspection`}>Request an inspection</ButtonLink>
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
          title="What we check"
          intro="Fifteen points in five areas, in walk-around order."
        >
          <InspectionPoints
            renderPicture={(chosen, choose) => <CarDiagram chosen={chosen} onChoose={choose} />}
          />
        </Section>
        <ReportOutline />
        <Limits />
        <Section
          heading="beside"
          title="When to get an inspection"
          intro="The same list at four points in time."
        >
          <PhoneDisclosure summary="Four times to inspect">
            <Facts items={whenToLook} />
          </PhoneDisclosure>
        </Section>
        <NextStep
          title="Send us the lot number or the address."
          actions={
            <>
              <ButtonLink to={`${paths.quote}?service=inspection`}>Request an inspection</ButtonLink>
              <ButtonLink to={`${paths.carPurchase}#vin`} $variant="secondary">
                Check its VIN
              </ButtonLink>
            </>
          }
        >
          <p>
            Tell us what worries you, and we’ll check that first. You get the price before we drive out, and
            the report before you bid.
          </p>
        </NextStep>
      </DeferredContent>
    </>
  );
}
