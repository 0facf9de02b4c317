import * as v from 'valibot';
import { storageKeys } from '../../config/storageKeys';
import { carBodies, carPaints } from '../../content/journey/stages';
import { defineDeviceItem } from '../../device/defineDeviceItem';

export type CarBody = keyof typeof carBodies;
export type CarPaint = keyof typeof carPaints;

/** The look of the visitor's car in the journey's pictures. */
export interface Car {
  readonly body: CarBody;
  readonly paint: CarPaint;
}

const oneOf = <K extends string>(words: Readonly<Record<K, string>>) => v.picklist(Object.keys(words) as K[]);

export const storedCar = defineDeviceItem<Car>({
  key: storageKeys.voyageCar,
  schema: v.object({ body: oneOf(carBodies), paint: oneOf(carPaints) }),
  fallback: { body: 'suv', paint: 'red' },
});
