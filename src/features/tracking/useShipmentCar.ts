import { chosenCar } from '../../device/chosenCar';
import { useDevice } from '../../device/useDevice';
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
  const { isShared, sharedCar } = useLookup();
  const [own] = useDevice(chosenCar);
  const [{ rows }] = useDevice(storedFleet);
  if (isShared) return { car: own.body ? undefined : sharedCar, linkCar: sharedCar };
  const look = rows.find((row) => sameReference(row.reference, reference))?.look;
  const car = look?.body ? look : own.body ? own : undefined;
  return { car, linkCar: car };
}
