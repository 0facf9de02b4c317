import { Stack } from '../../../ui/theme/layout';
import { useQuote } from '../model/quoteDraft';
import { isWish } from '../model/serviceRules';
import { PlaceFields } from './PlaceFields';
import { TimingFields } from './TimingFields';

/** Both ends of the way, when and how; of a car to be found, where it goes. */
export function RouteStep({ today }: { readonly today: string }) {
  const isWished = useQuote((draft) => isWish(draft.service));
  return (
    <Stack $gap={8}>
      {!isWished && <PlaceFields end="origin" />}
      <PlaceFields end="destination" />
      <TimingFields today={today} />
    </Stack>
  );
}
