import { useDevice } from '../../../device/useDevice';
import { storedFleet } from '../fleet/model/storedFleet';
import { storedRecent } from './recent';
import { sameReference } from './reference';

/**
 * What this device calls a car, as the API doesn't say: its note on the board, or else the vehicle in the request sent from
 * here or the name the visitor gave it. '' if unknown.
 */
export function useCarName(reference: string) {
  const [{ rows }] = useDevice(storedFleet);
  const [recent] = useDevice(storedRecent);
  const row = rows.find((one) => sameReference(one.reference, reference));
  const entry = recent.find((one) => sameReference(one.reference, reference));
  return {
    car: row?.note || entry?.car || '',
    /** Whether it can be named here: the board has its own field for that. */
    canName: !row && entry !== undefined,
  };
}
