import type { Ref } from 'react';
import { useDispatch } from 'react-redux';
import styled from 'styled-components';
import type { QuoteStatus } from '../../api/schemas/quote';
import { deadlineTexts } from '../../content/pages/deadlines';
import { shipmentWords } from '../../content/pages/shipment';
import { carLookWords, lookText } from '../../content/tools/carLook';
import { findPort, fullPortName } from '../../content/ports/findPort';
import { formatAge } from '../../lib/time/calendarDate';
import { parseIsoDate } from '../../lib/time/dates';
import { ownTimeZone } from '../../lib/time/zonedTime';
import { plainText } from '../../lib/text/text';
import { Button } from '../../ui/buttons/Button';
import { useContactSubject } from '../../ui/contactNote';
import { Cluster, Stack } from '../../ui/theme/layout';
import { Code, Lead, SectionTitle, Small, Stencil } from '../../ui/theme/text';
import { from, oneColumn, onPaper, space } from '../../ui/theme/tokens';
import { useNow } from '../../ui/hooks/useNow';
import { ScreenOnly } from '../../ui/theme/Only';
import { CarFigure } from '../../ui/vehicles/CarPicture';
import { Deadlines } from './Deadlines';
import { NowAndNext } from './NowAndNext';
import { ProgressLine } from './ProgressLine';
import { ServerText } from '../../ui/ServerText';
import { arrivalOf } from './model/arrival';
import { useCarName } from './model/carName';
import { dischargeZone, foreignZone, formatWhen } from './model/when';
import { stageOf } from './model/journeyStage';
import { refreshRequested } from './model/lookupSlice';
import { readMilestones } from './model/milestoneReading';
import { useLookup } from './useLookup';
import { useShipmentCar } from './useShipmentCar';

interface StatusHeadProps {
  readonly found: QuoteStatus;
  readonly heading: Ref<HTMLHeadingElement>;
}

/** The result's header: arrival date, current status and next step. */
export function StatusHead({ found, heading }: StatusHeadProps) {
  const dispatch = useDispatch();
  const { fetchedAt, isBusy, isShared } = useLookup();
  const now = useNow();
  const at = Math.max(now ?? 0, fetchedAt);
  const { title, note } = arrivalOf(found, at);
  const zone = found.shipment && foreignZone(dischargeZone(found.shipment), new Date(at));
  const port = findPort(found.shipment?.destination_port);
  const reference = plainText(found.reference, 60);
  const { car } = useCarName(found.reference);
  // As the visitor or the sender of a shared link chose it.
  const { body, paint } = useShipmentCar(found.reference) ?? {};
  const caption = carLookWords[isShared ? 'sharedPick' : 'picked'];
  useContactSubject({ reference, car, arrival: title });
  // In ISO format, because `formatWhen` would take a time without a zone for one of the visitor's own.
  const updatedAt = parseIsoDate(found.updated_at);
  const updated = updatedAt && formatWhen(updatedAt.toISOString(), ownTimeZone());
  return (
    <Stack $gap={6}>
      <Beside>
        <Stack $gap={3}>
          <Stencil as="p">
            {shipmentWords.reference} <Code>{reference}</Code>
            {car && (
              <Car>
                <ServerText>{car}</ServerText>
              </Car>
            )}
          </Stencil>
          <Title id="tracked" ref={heading} tabIndex={-1}>
            {title}
          </Title>
          <Lead>
            {port && <span>{`${fullPortName(port)}. `}</span>}
            <span>{note}</span>
            {zone && <span>{` ${deadlineTexts.localTo(zone)}`}</span>}
          </Lead>
        </Stack>
        {body && <CarFigure body={body} paint={paint} caption={caption(lookText(body, paint))} />}
      </Beside>
      <NowAndNext found={found} />
      <Deadlines found={found} now={at} isShared={isShared} />
      {!stageOf(found) && (
        <ScreenOnly>
          <ProgressLine status={readMilestones(found).status} />
        </ScreenOnly>
      )}
      <Cluster $gap={4}>
        <Button
          $variant="secondary"
          aria-disabled={isBusy || undefined}
          onClick={() => {
            if (!isBusy) dispatch(refreshRequested());
          }}
        >
          {isBusy ? shipmentWords.refreshing : shipmentWords.refresh}
        </Button>
        <Times>
          {updated && <span>{shipmentWords.changed(updated)}</span>}{' '}
          {now !== null && fetchedAt > 0 && <span>{shipmentWords.lookedUp(formatAge(fetchedAt, now))}</span>}
        </Times>
      </Cluster>
    </Stack>
  );
}

const Beside = styled.div`
  ${oneColumn}
  gap: ${space(4)} ${space(8)};
  ${from.sm} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    figure {
      width: 17rem;
    }
  }
`;

const Title = styled(SectionTitle)`
  font-size: var(--t-3xl);
  ${onPaper} {
    font-size: 24pt;
  }
`;

/** The car is no label, so it isn't in capitals like one. */
const Car = styled.b`
  display: block;
  margin-top: ${space(1)};
  font-size: var(--t-base);
  letter-spacing: normal;
  text-transform: none;
  overflow-wrap: anywhere;
`;

/** Breaks between the two sentences, not within a time. */
const Times = styled(Small)`
  span {
    display: inline-block;
  }
`;
