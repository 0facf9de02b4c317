import { paths } from '../../config/paths';
import { bookingFacts, equipment, equipmentColumns, logisticsPage } from '../../content/services/logistics';
import { ButtonLink } from '../../ui/buttons/Button';
import { DataTable } from '../../ui/DataTable';
import { Facts } from '../../ui/Facts';
import { NextStep } from '../../ui/NextStep';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { DeferredContent } from '../../ui/late/DeferredContent';
import { Section } from '../../ui/Section';
import { LandSides } from './LandSides';
import { StripOpening } from '../../features/voyage/StripOpening';

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
        <Section title={logisticsPage.truckTitle} intro={logisticsPage.truckIntro}>
          <PhoneDisclosure summary={logisticsPage.trucks}>
            <DataTable
              caption={logisticsPage.trucks}
              hidesCaption
              columns={equipmentColumns}
              rows={equipment.map((cells) => ({ key: cells[0], cells }))}
            />
          </PhoneDisclosure>
        </Section>
        <Section
          tone="sea"
          heading="beside"
          title={logisticsPage.driverTitle}
          intro={logisticsPage.driverIntro}
        >
          <PhoneDisclosure summary={logisticsPage.driver}>
            <Facts items={bookingFacts} />
          </PhoneDisclosure>
        </Section>
        <NextStep
          plate
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
