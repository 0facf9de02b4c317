import { useDevice } from '../../../device/useDevice';
import { chosenCar } from '../../../device/chosenCar';
import { parseCarCode } from '../../../lib/vehicle/carLook';
import type { CarLook } from '../../../lib/vehicle/carLook';
import { storedFleet } from '../fleet/model/storedFleet';
import { useLookup } from '../useLookup';
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

/**
 * How the looked-up shipment's car was chosen to look: by who shared the link, or else on the board, or on this device.
 * A receiver's own car has nothing to do with it. Undefined if nobody chose.
 */
export function useShipmentCar(reference: string): CarLook | undefined {
  const { isShared, sharedCarCode } = useLookup();
  const [own] = useDevice(chosenCar);
  const [{ rows }] = useDevice(storedFleet);
  if (isShared) return parseCarCode(sharedCarCode);
  const row = rows.find((one) => sameReference(one.reference, reference));
  return parseCarCode(row?.picture ?? '') ?? (own.body ? own : undefined);
}
