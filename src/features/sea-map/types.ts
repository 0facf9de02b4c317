import type { PortStateCode } from '../../content/ports/portStates';

/** A port on the map. The ports from `features/ports` have this shape. */
export interface MapPort {
  readonly code: string;
  readonly name: string;
  /** Omit if the map shouldn't show statuses. */
  readonly state?: PortStateCode | undefined;
  /** The backend's status, if the contract doesn't define it. */
  readonly rawStatus?: string | undefined;
}

/** A shipment's position as the completed fraction (0 to 1) of the lane between two ports. */
export interface MapPosition {
  readonly from: string;
  readonly to: string;
  readonly fraction: number;
}
