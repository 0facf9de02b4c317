import styled from 'styled-components';
import type { QuoteStatus } from '../../api/schemas/quote';
import { stageIds } from '../../content/journey/codes';
import { journeyPlace } from '../../content/pages/tracking';
import { stageOf } from '../../features/tracking/model/journeyStage';
import { stageDates } from '../../features/tracking/model/stageDates';
import { formatDay } from '../../features/tracking/model/when';
import { useShipmentCar } from '../../features/tracking/useShipmentCar';
import { Voyage } from '../../features/voyage/Voyage';
import { Band } from '../../ui/Section';
import { Stack } from '../../ui/theme/layout';
import { SubTitle } from '../../ui/theme/text';
import { screenOnly } from '../../ui/theme/tokens';

interface OnTheJourneyProps {
  readonly status: QuoteStatus;
  /** Whether the visitor may not be the customer. */
  readonly isShared: boolean;
}

/** The car at its stage of the journey, with the known dates. */
export function OnTheJourney({ status, isShared }: OnTheJourneyProps) {
  const car = useShipmentCar(status.reference);
  const at = stageOf(status);
  if (!at) return null;
  const here = stageIds.indexOf(at);
  return (
    <OnScreen aria-label={journeyPlace.scene}>
      <Voyage at={at} car={car}>
        {({ id, name }) => {
          const index = stageIds.indexOf(id);
          const { first, last, expected } = stageDates(status, id);
          const isDone = index < here || status.status === 'delivered';
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

/** Not printed: the result fits on one page, and says the same in words. */
const OnScreen = styled(Band)`
  ${screenOnly}
`;
