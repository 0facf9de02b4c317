import styled from 'styled-components';
import type { QuoteStatus } from '../../api/schemas/quote';
import { stageIds } from '../../content/journey/codes';
import { journeyPlace } from '../../content/pages/tracking';
import { onTheLane } from '../../content/pages/trackPage';
import { LazySeaMap } from '../../features/sea-map/LazySeaMap';
import { stageDates, stageOf } from '../../features/tracking/model/journeyStage';
import { positionOf } from '../../features/tracking/model/position';
import { formatDay } from '../../features/tracking/model/when';
import { TrackResult } from '../../features/tracking/TrackResult';
import type { TrackResultProps } from '../../features/tracking/TrackResult';
import { useLookup } from '../../features/tracking/useLookup';
import { useShipmentCar } from '../../features/tracking/useShipmentCar';
import { Voyage } from '../../features/voyage/Voyage';
import { useNow } from '../../ui/hooks/useNow';
import { Band } from '../../ui/Section';
import { Container, Stack } from '../../ui/theme/layout';
import { SubTitle } from '../../ui/theme/text';
import { screenOnly } from '../../ui/theme/tokens';

/** The result of a lookup, with the shipment's position on the journey and on the map. */
export default function LookupResult({ earlier }: Pick<TrackResultProps, 'earlier'>) {
  const { found } = useLookup();
  return (
    <TrackResult earlier={earlier}>
      {found && <OnTheJourney found={found} />}
      {found && <OnTheLane found={found} />}
    </TrackResult>
  );
}

/** The car at its stage of the journey, with the known dates. */
function OnTheJourney({ found }: { readonly found: QuoteStatus }) {
  const { isShared } = useLookup();
  const car = useShipmentCar(found.reference);
  const at = stageOf(found);
  if (!at) return null;
  const here = stageIds.indexOf(at);
  return (
    <OnScreen aria-label={journeyPlace.scene}>
      <Voyage at={at} car={car}>
        {({ id, name }) => {
          const index = stageIds.indexOf(id);
          const { first, last, expected } = stageDates(found, id);
          const isDone = index < here || found.status === 'delivered';
          const [date, words] = isDone
            ? [last, journeyPlace.done]
            : index === here
              ? [first, journeyPlace.since]
              : [expected, journeyPlace.expected];
          const day = date && formatDay(date.when, date.zone);
          return (
            <Stack $gap={1}>
              <SubTitle as="h3">{name}</SubTitle>
              {index === here && <strong>{journeyPlace[isShared ? 'sharedHere' : 'here']}</strong>}
              {index > here && <p>{journeyPlace.ahead}</p>}
              {day && <p>{words(day)}</p>}
            </Stack>
          );
        }}
      </Voyage>
    </OnScreen>
  );
}

/** The shipment's estimated position on its lane, if its ports and dates are known. */
function OnTheLane({ found }: { readonly found: QuoteStatus }) {
  const now = useNow();
  const position = now === null ? undefined : positionOf(found, new Date(now));
  if (!position) return null;
  return (
    <OnScreen $tone="sea" aria-label={onTheLane.title}>
      <Container>
        <LazySeaMap title={onTheLane.map} ports={[]} position={position} hasList>
          <p>{onTheLane.loading}</p>
        </LazySeaMap>
      </Container>
    </OnScreen>
  );
}

/** Not printed: the result fits on one page, and says the same in words. */
const OnScreen = styled(Band)`
  ${screenOnly}
`;
