import { paths } from '../../config/paths';
import { bookingFacts, logisticsPage } from '../../content/services/logistics';
import { ButtonLink } from '../../ui/buttons/Button';
import { Facts } from '../../ui/Facts';
import { NextStep } from '../../ui/NextStep';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { DeferredContent } from '../../ui/late/DeferredContent';
import { Section } from '../../ui/Section';
import { StripOpening } from '../../features/voyage/StripOpening';
import { LandSides } from './LandSides';
import { Trucks } from './Trucks';

/** Inland transport on both sides of the ocean. */
export default function LogisticsPage() {
  return (
    <>
      <StripOpening
        at="collect"
        label={logisticsPage.label}
        title={logisticsPage.title}
        lead={logisticsPage.lead}
        actions={
          <>
            <ButtonLink to={`${paths.quote}?service=logistics`}>{logisticsPage.getQuote}</ButtonLink>
            <ButtonLink to={paths.track} $variant="secondary">
              {logisticsPage.trackShipment}
            </ButtonLink>
          </>
        }
      />
      <DeferredContent>
        <LandSides />
        <Trucks />
        <Section heading="beside" title={logisticsPage.driverTitle} intro={logisticsPage.driverIntro}>
          <PhoneDisclosure summary={logisticsPage.driver}>
            <Facts items={bookingFacts} />
          </PhoneDisclosure>
        </Section>
        <NextStep
          plate="sand"
          title={logisticsPage.nextTitle}
          actions={
            <>
              <ButtonLink to={`${paths.quote}?service=logistics`}>{logisticsPage.getQuote}</ButtonLink>
              <ButtonLink to={paths.autoShipping} $variant="secondary">
                {logisticsPage.seeShipping}
              </ButtonLink>
            </>
          }
        >
          <p>{logisticsPage.next}</p>
        </NextStep>
      </DeferredContent>
    </>
  );
}
