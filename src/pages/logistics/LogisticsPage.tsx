import { paths } from '../../config/paths';
import { logistics } from '../../content/pictures/logistics';
import { bookingFacts, equipment, equipmentColumns } from '../../content/pages/logistics';
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
        title="The land on both sides of the water"
        lead="From the yard to the quay, and from the terminal to your door. This is where cars are scratched, keys vanish and storage adds up, so every handover has a time, a name and a photograph."
        actions={
          <>
            <ButtonLink to={`${paths.quote}?service=logistics`}>Get a haulage quote</ButtonLink>
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
          title="What it rides on"
          intro="The right truck depends on two questions: does it roll, and how big is it."
        >
          <DataTable
            caption="Equipment on land."
            columns={equipmentColumns}
            rows={equipment.map((cells) => ({ key: cells[0], cells }))}
          />
        </Section>
        <Section
          tone="sea"
          heading="beside"
          title="What a driver needs to know"
          intro="Five answers save a second journey."
        >
          <Facts items={bookingFacts} />
        </Section>
        <NextStep
          title="Tell us where it stands and where it goes."
          actions={
            <>
              <ButtonLink to={`${paths.quote}?service=logistics`}>Get a haulage quote</ButtonLink>
              <ButtonLink to={paths.autoShipping} $variant="secondary">
                Then across the sea
              </ButtonLink>
            </>
          }
        >
          <p>
            One request covers collection, storage and delivery on both sides. If a yard’s storage is already
            running, call: that is what the telephone is for.
          </p>
        </NextStep>
      </DeferredContent>
    </>
  );
}
