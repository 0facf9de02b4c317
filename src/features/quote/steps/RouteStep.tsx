import { Stack } from '../../../ui/theme/layout';
import { useQuote } from '../model/quoteDraft';
import { isPurchase } from '../model/serviceRules';
import { PlaceFields } from './PlaceFields';
import { TimingFields } from './TimingFields';
import type { CalendarDate } from '../../../lib/time/calendarDate';

/** Origin, destination and timing. A car to be bought has no origin yet. */
export function RouteStep({ today }: { readonly today: CalendarDate }) {
  const isCarPurchase = useQuote((draft) => isPurchase(draft.service));
  return (
    <Stack $gap={8}>
      {!isCarPurchase && <PlaceFields end="origin" />}
      <PlaceFields end="destination" />
      <TimingFields today={today} />
    </Stack>
  );
}
