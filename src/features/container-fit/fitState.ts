import { exampleVehicles } from '../../content/containerFit';
import { CONTAINERS } from '../../lib/containerFit/containers';
import type { ContainerCode } from '../../lib/containerFit/containers';
import type { VehicleMeasures } from '../../lib/containerFit/packRow';
import { isRecord } from '../../lib/isRecord';
import { MAX_MM } from './measureText';
import type { LengthUnit } from './measureText';

/** A vehicle of the list; a measure that is not known is nought. */
export interface FitVehicle extends VehicleMeasures {
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

export const startState: FitState = { unit: 'm', container: '40ft', vehicles: [] };

/** The list with an example of that kind at its end. */
export function withExample(state: FitState, kind: string): FitState {
  const example = exampleVehicles.find((one) => one.kind === kind);
  if (!example || state.vehicles.length >= MAX_VEHICLES) return state;
  const { name, length, width, height } = example;
  const id = Math.max(0, ...state.vehicles.map((vehicle) => vehicle.id)) + 1;
  return { ...state, vehicles: [...state.vehicles, { id, name, length, width, height }] };
}

const isUpTo = (most: number, value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= most;

function parseVehicle(value: unknown): FitVehicle | undefined {
  if (!isRecord(value) || typeof value.name !== 'string') return undefined;
  const { id, length, width, height } = value;
  if (!isUpTo(Number.MAX_SAFE_INTEGER, id)) return undefined;
  if (!isUpTo(MAX_MM, length) || !isUpTo(MAX_MM, width) || !isUpTo(MAX_MM, height)) return undefined;
  return { id, name: value.name.slice(0, MAX_NAME), length, width, height };
}

/** What was kept on the device: vehicles that are not what we wrote are left out, and so are doubles. */
export function parseState(stored: unknown): FitState | undefined {
  if (!isRecord(stored) || !Array.isArray(stored.vehicles)) return undefined;
  const container = CONTAINERS.find(({ code }) => code === stored.container)?.code;
  if (!container || (stored.unit !== 'm' && stored.unit !== 'ft')) return undefined;
  const seen = new Set<number>();
  const vehicles = stored.vehicles
    .map(parseVehicle)
    .filter((vehicle) => vehicle !== undefined)
    .filter(({ id }) => !seen.has(id) && seen.add(id))
    .slice(0, MAX_VEHICLES);
  return { unit: stored.unit, container, vehicles };
}
