import type { FleetRow } from './fleetRow';
import type { RefreshRun } from './refreshRun';
import type { SavedFleet } from './storedFleet';

export interface FleetState extends SavedFleet {
  /** Whether the saved board has been loaded. */
  readonly isRead: boolean;
  /** Whether the last save succeeded. */
  readonly isSaved: boolean;
  /** The last removed rows with their positions, for Undo. */
  readonly removed: readonly { readonly row: FleetRow; readonly index: number }[];
  readonly run: RefreshRun;
}

/** The board's slice, present once its code has loaded. */
export interface LazyTracking {
  readonly fleet: FleetState;
}

export interface WithFleet {
  readonly tracking: Partial<LazyTracking>;
}
