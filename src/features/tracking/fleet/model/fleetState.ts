import type { FleetRow } from './fleetRow';
import type { RefreshRun } from './refreshRun';
import type { SavedFleet } from './storedFleet';

export interface FleetState extends SavedFleet {
  /** Whether the device has been read. */
  readonly isRead: boolean;
  /** Whether the device saved the last change. */
  readonly isSaved: boolean;
  /** What was removed last, with its place, for Undo. */
  readonly removed: readonly { readonly row: FleetRow; readonly index: number }[];
  readonly run: RefreshRun;
}

/** The board's state within tracking's: there once its code is loaded. */
export interface LateTracking {
  readonly fleet: FleetState;
}

export interface WithFleet {
  readonly tracking: Partial<LateTracking>;
}
