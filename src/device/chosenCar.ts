import * as v from 'valibot';
import { storageKeys } from '../config/storageKeys';
import { paintColors, vehicleKinds } from '../lib/vehicle/carLook';
import type { CarPaint, VehicleLook } from '../lib/vehicle/carLook';
import { defineDeviceItem } from './defineDeviceItem';

/** How the visitor's car looks in the site's pictures. Each part is missing until the visitor chooses it. */
interface ChosenCar {
  readonly body?: VehicleLook | undefined;
  readonly paint?: CarPaint | undefined;
}

const part = <const T extends readonly string[]>(options: T) =>
  v.fallback(v.optional(v.picklist(options)), undefined);

/** Chosen on the journey, in the quote or on home, and shown on all pages. Never sent. */
export const chosenCar = defineDeviceItem<ChosenCar>({
  key: storageKeys.car,
  schema: v.object({ body: part(vehicleKinds), paint: part(Object.keys(paintColors) as CarPaint[]) }),
  fallback: {},
});

/** Action: sets the body style, and leaves the paint. */
export const bodyChosen = (body: VehicleLook) =>
  chosenCar.updated((car) => (car.body === body ? car : { ...car, body }));
