import { chosenCar } from '../../device/chosenCar';
import { useDevice } from '../../device/useDevice';
import { parseCarCode } from '../../lib/vehicle/carLook';
import type { CarLook } from '../../lib/vehicle/carLook';
import { storedFleet } from './fleet/model/storedFleet';
import { sameReference } from './model/reference';
import { useLookup } from './useLookup';

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
