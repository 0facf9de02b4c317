import type { ContainerCode } from '../../lib/containerFit/containers';
import type { MisfitReason } from '../../lib/containerFit/packRow';

export const containerNames: Readonly<Record<ContainerCode, string>> = {
  '20ft': '20 ft',
  '40ft': '40 ft',
  '40ft-high-cube': '40 ft high-cube',
};

/** Examples in millimetres to begin with, by kind; the visitor's own measures decide. */
export const exampleVehicles = [
  { kind: 'compact', name: 'Compact car', length: 4630, width: 1780, height: 1435 },
  { kind: 'sedan', name: 'Midsize sedan', length: 4885, width: 1840, height: 1445 },
  { kind: 'suv', name: 'Midsize SUV', length: 4700, width: 1865, height: 1690 },
  { kind: 'large-suv', name: 'Large SUV', length: 5350, width: 2060, height: 1930 },
  { kind: 'pickup', name: 'Pickup, crew cab', length: 5890, width: 2029, height: 1960 },
  { kind: 'minivan', name: 'Minivan', length: 5180, width: 1995, height: 1780 },
  { kind: 'high-van', name: 'High-roof van', length: 5932, width: 2019, height: 2814 },
  { kind: 'motorcycle', name: 'Motorcycle', length: 2200, width: 850, height: 1200 },
] as const;

/** Why a vehicle is left over, after its name. */
export const misfitWords: Readonly<Record<MisfitReason, string>> = {
  'unknown-measures': 'a dimension is missing',
  'too-long': 'is longer than the container',
  'too-wide': 'is wider than the door',
  'too-high-for-door': 'is taller than the door',
  'no-room-left': 'would fit, but there’s no length left',
};
