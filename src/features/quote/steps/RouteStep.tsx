import { Stack } from '../../../ui/theme/layout';
import { PlaceFields } from './PlaceFields';

/** Both ends of the way. */
export function RouteStep() {
  return (
    <Stack $gap={8}>
      <PlaceFields end="origin" />
      <PlaceFields end="destination" />
    </Stack>
  );
}
