import type { PortStateCode } from '../../content/ports/portStates';

/** A port as the map takes it; what `features/ports` joins fits as it is. */
export interface MapPort {
  readonly code: string;
  readonly name: string;
  /** Leave out where the map is to say nothing about states. */
  readonly state?: PortStateCode | undefined;
  /** The backend's own word for a state that the contract does not have. */
  readonly told?: string | undefined;
}

/** Where a shipment is: how much of the lane between two ports lies behind it, 0 to 1. */
export interface MapPosition {
  readonly from: string;
  readonly to: string;
  readonly fraction: number;
}
