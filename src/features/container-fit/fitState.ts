import { exampleVehicles } from '../../content/containerFit';
import { CONTAINERS } from '../../lib/containerFit/containers';
import type { ContainerCode } from '../../lib/containerFit/containers';
import type { VehicleMeasures } from '../../lib/containerFit/packRow';
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

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function parseVehicle(value: unknown): FitVehicle | undefined {
  if (!isRecord(value) || typeof value.name !== 'string') return undefined;
  const { id, length, width, height } = value;
  const numbers = [id, length, width, height];
  if (!numbers.every((one) => typeof one === 'number' && Number.isFinite(one) && one >= 0)) return undefined;
  const [ID = 0, L = 0, W = 0, H = 0] = numbers as number[];
  return { id: ID, name: value.name.slice(0, MAX_NAME), length: L, width: W, height: H };
}

/** What was kept on the device; undefined when it is not what we wrote. */
export function parseState(stored: unknown): FitState | undefined {
  if (!isRecord(stored) || !Array.isArray(stored.vehicles)) return undefined;
  const container = CONTAINERS.find(({ code }) => code === stored.container)?.code;
  if (!container || (stored.unit !== 'm' && stored.unit !== 'ft')) return undefined;
  const vehicles = stored.vehicles.slice(0, MAX_VEHICLES).map(parseVehicle);
  const whole = vehicles.filter((vehicle) => vehicle !== undefined);
  const ids = new Set(whole.map(({ id }) => id));
  return ids.size === vehicles.length ? { unit: stored.unit, container, vehicles: whole } : undefined;
}
