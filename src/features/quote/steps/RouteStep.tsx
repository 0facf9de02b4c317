import { Stack } from '../../../ui/theme/layout';
import { useQuote } from '../model/quoteDraft';
import { isWish } from '../model/serviceRules';
import { PlaceFields } from './PlaceFields';

/** Both ends of the way; of a car to be found, where it goes. */
export function RouteStep() {
  const isWished = useQuote((draft) => isWish(draft.service));
  return (
    <Stack $gap={8}>
      {!isWished && <PlaceFields end="origin" />}
      <PlaceFields end="destination" />
    </Stack>
  );
}
