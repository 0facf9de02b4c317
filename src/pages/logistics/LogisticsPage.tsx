import { paths } from '../../config/paths';
import { logistics } from '../../content/pictures/logistics';
import { bookingFacts, equipment, equipmentColumns } from '../../content/services/logistics';
import { ButtonLink } from '../../ui/buttons/Button';
import { DataTable } from '../../ui/DataTable';
import { Facts } from '../../ui/Facts';
import { NextStep } from '../../ui/NextStep';
import { PageHero } from '../../ui/PageHero';
import { DeferredContent } from '../../ui/late/DeferredContent';
import { Section } from '../../ui/Section';
import { HandOvers } from './HandOvers';
import { LandSides } from './LandSides';

/** What happens on land, on both sides of the water. */
export default function LogisticsPage() {
  return (
    <>
      <PageHero
        picture={logistics}
        label="Logistics"
        title="Trucking and storage in both countries"
        lead="From the yard to the port, and from the terminal to your door. This is where cars get scratched and keys get lost, so we log and photograph every handover."
        actions={
          <>
            <ButtonLink to={`${paths.quote}?service=logistics`}>Get a trucking quote</ButtonLink>
            <ButtonLink to={paths.track} $variant="secondary">
              Track a shipment
            </ButtonLink>
          </>
        }
      />
      <DeferredContent>
        <LandSides />
        <HandOvers />
        <Section
          title="Choose the right truck"
          intro="It depends on two things: does it roll, and how big is it?"
        >
          <DataTable
            caption="Trucks and trailers."
            columns={equipmentColumns}
            rows={equipment.map((cells) => ({ key: cells[0], cells }))}
          />
        </Section>
        <Section
          tone="sea"
          heading="beside"
          title="What a driver needs to know"
          intro="Five answers that save a second trip."
        >
          <Facts items={bookingFacts} />
        </Section>
        <NextStep
          title="Tell us where it is and where it’s going."
          actions={
            <>
              <ButtonLink to={`${paths.quote}?service=logistics`}>Get a trucking quote</ButtonLink>
              <ButtonLink to={paths.autoShipping} $variant="secondary">
                See ocean shipping
              </ButtonLink>
            </>
          }
        >
          <p>
            One request covers pickup, storage and delivery in both countries. If a yard is already charging
            you storage, call us.
          </p>
        </NextStep>
      </DeferredContent>
    </>
  );
}
