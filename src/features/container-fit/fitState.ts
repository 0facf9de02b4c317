import * as v from 'valibot';
import { storageKeys } from '../../config/storageKeys';
import { exampleVehicles } from '../../content/tools/containerFit';
import { CONTAINERS } from '../../lib/containerFit/containers';
import type { ContainerCode } from '../../lib/containerFit/containers';
import type { VehicleDimensions } from '../../lib/containerFit/packRow';
import { defineDeviceItem } from '../../device/defineDeviceItem';
import { tolerantList } from '../../device/lists';
import { MAX_MM } from './lengthText';
import type { LengthUnit } from './lengthText';

/** A vehicle in the list. Unknown dimensions are 0. */
export interface FitVehicle extends VehicleDimensions {
  readonly id: number;
  readonly name: string;
}

export interface FitState {
  readonly unit: LengthUnit;
  readonly container: ContainerCode;
  readonly vehicles: readonly FitVehicle[];
}

export const MAX_VEHICLES = 8;
const MAX_NAME = 40;
/** The vehicle in the container by default, so that the drawing isn't empty. */
export const FIRST_KIND = 'sedan';

/** Appends an example vehicle of the given kind. */
export function addExample(state: FitState, kind: string): FitState {
  const example = exampleVehicles.find((one) => one.kind === kind);
  if (!example || state.vehicles.length >= MAX_VEHICLES) return state;
  const { name, length, width, height } = example;
  const id = Math.max(0, ...state.vehicles.map((vehicle) => vehicle.id)) + 1;
  return { ...state, vehicles: [...state.vehicles, { id, name, length, width, height }] };
}

export const isContainerCode = (value: unknown): value is ContainerCode =>
  CONTAINERS.some(({ code }) => code === value);

const upTo = (most: number) => v.pipe(v.number(), v.minValue(0), v.maxValue(most));

const VehicleSchema = v.object({
  id: upTo(Number.MAX_SAFE_INTEGER),
  name: v.pipe(
    v.string(),
    v.transform((name) => name.slice(0, MAX_NAME)),
  ),
  length: upTo(MAX_MM),
  width: upTo(MAX_MM),
  height: upTo(MAX_MM),
});

export const storedFit = defineDeviceItem<FitState>({
  key: storageKeys.containerFit,
  schema: v.object({
    unit: v.picklist(['m', 'ft']),
    container: v.custom<ContainerCode>(isContainerCode),
    vehicles: tolerantList(VehicleSchema, ({ id }) => id, MAX_VEHICLES),
  }),
  fallback: addExample({ unit: 'm', container: '40ft', vehicles: [] }, FIRST_KIND),
});

export type FitBody = 'sedan' | 'suv' | 'pickup' | 'minivan' | 'van' | 'motorcycle';

/** Guesses the body type from dimensions in millimeters, to choose a picture. */
export function bodyTypeOf({ length, height }: FitVehicle): FitBody {
  if (length < 2_800) return 'motorcycle';
  if (height > 2_200) return 'van';
  if (length > 5_600) return 'pickup';
  if (height <= 1_600) return 'sedan';
  // Of two that are equally tall, a minivan is longer.
  return length > 2.9 * height ? 'minivan' : 'suv';
}
