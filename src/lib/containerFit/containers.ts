export type ContainerCode = '20ft' | '40ft' | '40ft-high-cube';

/** Internal dimensions and door opening of a container, in millimeters. */
export interface Container {
  code: ContainerCode;
  length: number;
  width: number;
  height: number;
  doorWidth: number;
  doorHeight: number;
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

/** Space to leave free, in millimeters. */
export interface Clearances {
  /** Between a vehicle and the front wall or the doors. */
  end: number;
  /** Between two vehicles, for blocking and lashing. */
  between: number;
  /** On each side of a vehicle. */
  side: number;
  /** Above a vehicle, below the door header. */
  overhead: number;
}

/** Our own planning assumptions, not from a standard. Whoever loads the container decides. */
export const PLANNING_CLEARANCES: Clearances = { end: 100, between: 200, side: 75, overhead: 50 };
