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
import { below, from } from '../../ui/theme/tokens';
import { LandSides } from './LandSides';
import { TruckDrawing } from './TruckDrawing';
import type { TruckKind } from './TruckDrawing';

/** In the table's order. */
const kinds = ['carrier', 'enclosed', 'rollback', 'lowboy', 'chassis'] as const;

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
            <Trucks>
              <DataTable
                caption={logisticsPage.trucks}
                hidesCaption
                columns={equipmentColumns}
                rows={equipment.map(([name, ...cells], index) => ({
                  key: name,
                  cells: [<Equipment key={name} name={name} kind={kinds[index]} />, ...cells],
                }))}
              />
            </Trucks>
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
  readonly kind: TruckKind | undefined;
}

/** A truck's name beside its drawing. */
function Equipment({ name, kind }: EquipmentProps) {
  return (
    <Named>
      {kind && <TruckDrawing kind={kind} />}
      <span>{name}</span>
    </Named>
  );
}

/** Between columns. */
const GUTTER = 'clamp(1rem, 2.7vw, 2rem)';

const Named = styled.span`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: center;
  column-gap: ${GUTTER};
`;

/** From 768 px, five equal columns, two of them for the drawing and the name, with each row's cells on one middle line. */
const Trucks = styled.div`
  ${from.tablet} {
    table {
      table-layout: fixed;
    }
    thead th:first-child {
      width: 40%;
    }
    th,
    td {
      padding-inline-end: ${GUTTER};
      vertical-align: middle;
    }
    ${below.md} {
      font-size: var(--t-sm);
    }
  }
`;
