import * as v from 'valibot';
import { storageKeys } from '../config/storageKeys';
import { paints, vehicleKinds } from '../lib/vehicle/carLook';
import type { CarLook, VehicleLook } from '../lib/vehicle/carLook';
import { defineDeviceItem } from './defineDeviceItem';

const part = <const T extends readonly string[]>(options: T) =>
  v.fallback(v.optional(v.picklist(options)), undefined);

/**
 * The visitor's car: chosen on the journey, in the quote or on home, and shown on all pages. Not part of any request; the
 * link of a shared shipment has it.
 */
export const chosenCar = defineDeviceItem<CarLook>({
  key: storageKeys.car,
  schema: v.object({ body: part(vehicleKinds), paint: part(paints) }),
  fallback: {},
});

/** Action: sets the body style, and leaves the paint. */
export const bodyChosen = (body: VehicleLook) =>
  chosenCar.updated((car) => (car.body === body ? car : { ...car, body }));
