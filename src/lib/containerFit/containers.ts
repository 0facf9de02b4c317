export type ContainerCode = '20ft' | '40ft' | '40ft-high-cube';

/** Internal dimensions and door opening of a container, in millimeters. */
export interface Container {
  readonly code: ContainerCode;
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly doorWidth: number;
  readonly doorHeight: number;
}

const DOOR_WIDTH = 2286;
const INSIDE_WIDTH = 2330;

/** Minimum dimensions per ISO 668:2020. Many containers are slightly larger, none smaller. */
export const CONTAINERS: readonly Container[] = [
  { code: '20ft', length: 5867, width: INSIDE_WIDTH, height: 2350, doorWidth: DOOR_WIDTH, doorHeight: 2261 },
  { code: '40ft', length: 11998, width: INSIDE_WIDTH, height: 2350, doorWidth: DOOR_WIDTH, doorHeight: 2261 },
  {
    code: '40ft-high-cube',
    length: 11998,
    width: INSIDE_WIDTH,
    height: 2655,
    doorWidth: DOOR_WIDTH,
    doorHeight: 2566,
  },
];

/**
 * Space to leave free, in millimeters. Our own planning assumptions, not from a standard: whoever loads the container
 * decides.
 */
export const CLEARANCES = {
  /** Between a vehicle and the front wall or the doors. */
  end: 100,
  /** Between two vehicles, for blocking and lashing. */
  between: 200,
  /** On each side of a vehicle. */
  side: 75,
  /** Above a vehicle, below the door header. */
  overhead: 50,
} as const;
