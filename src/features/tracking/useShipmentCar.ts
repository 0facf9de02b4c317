import { chosenCar } from '../../device/chosenCar';
import { useDevice } from '../../device/useDevice';
import { parseCarCode } from '../../lib/vehicle/carLook';
import type { CarLook } from '../../lib/vehicle/carLook';
import { storedFleet } from './fleet/model/storedFleet';
import { sameReference } from './model/reference';
import { useLookup } from './useLookup';

interface ShipmentCar {
  /** For the result's pictures; undefined if nobody chose one, or on a shared link if the visitor has a car of their own. */
  readonly car: CarLook | undefined;
  /** For the shipment's link. A shared one is passed on as it was received. */
  readonly linkCar: CarLook | undefined;
}

/** How the looked-up shipment's car was chosen to look: on the board, else on this device, or by who shared the link. */
export function useShipmentCar(reference: string): ShipmentCar {
  const { isShared, sharedCarCode } = useLookup();
  const [own] = useDevice(chosenCar);
  const [{ rows }] = useDevice(storedFleet);
  const sharedCar = parseCarCode(sharedCarCode);
  if (isShared) return { car: own.body ? undefined : sharedCar, linkCar: sharedCar };
  const row = rows.find((one) => sameReference(one.reference, reference));
  const car = parseCarCode(row?.picture ?? '') ?? (own.body ? own : undefined);
  return { car, linkCar: car };
}
