import styled from 'styled-components';
import { paths } from '../../config/paths';
import { bookingFacts, equipment, equipmentColumns, logisticsPage } from '../../content/services/logistics';
import { ButtonLink } from '../../ui/buttons/Button';
import { DataTable } from '../../ui/DataTable';
import { Facts } from '../../ui/Facts';
import { NextStep } from '../../ui/NextStep';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { DeferredContent } from '../../ui/late/DeferredContent';
import { Section } from '../../ui/Section';
import { StripOpening } from '../../features/voyage/StripOpening';
import { from, space } from '../../ui/theme/tokens';
import { LandSides } from './LandSides';
import { Truck } from './planParts';
import type { TruckLoad } from './planParts';

/** What the drawing of each truck carries, in the table's order. */
const loads = ['two', 'closed', 'one', 'heavy', 'box'] as const;

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
              rows={equipment.map(([name, ...cells], index) => ({
                key: name,
                cells: [<Equipment key={name} name={name} load={loads[index]} />, ...cells],
              }))}
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

interface EquipmentProps {
  readonly name: string;
  readonly load: TruckLoad | undefined;
}

/** A truck's name beside its drawing, which is the plan's. */
function Equipment({ name, load }: EquipmentProps) {
  return (
    <Named>
      <svg viewBox="-44 -11 88 22" aria-hidden="true">
        <Truck x={0} y={0} {...(load && { load })} />
      </svg>
      <span>{name}</span>
    </Named>
  );
}

const Named = styled.span`
  display: grid;
  align-items: center;
  gap: ${space(1)} ${space(5)};
  > svg {
    width: 6.5rem;
    height: 1.625rem;
    forced-color-adjust: none;
  }
  ${from.sm} {
    white-space: nowrap;
  }
  ${from.lg} {
    grid-template-columns: auto 1fr;
  }
`;
