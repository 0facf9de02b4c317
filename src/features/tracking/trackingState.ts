import { combineSlices } from '@reduxjs/toolkit';
import type { FleetRow } from './fleet/model/fleetRow';
import type { RefreshRun } from './fleet/model/refreshRun';
import type { SavedFleet } from './fleet/model/storedFleet';
import type { RecentReference } from './model/recent';

/** Both must match, so that a reference alone reveals nothing. */
export interface LookupQuery {
  readonly reference: string;
  readonly email: string;
}

/** The lookup form's fields. */
export interface LookupValues extends LookupQuery {
  /** Whether to save the e-mail address on the device. */
  readonly keep: boolean;
}

export interface LookupState {
  readonly values: LookupValues;
  /** The address's reference, once it was opened; '' if it has none. */
  readonly reference: string | null;
  /** The e-mail address each reference was looked up with during this visit, the latest first. */
  readonly queries: readonly LookupQuery[];
  /** Whether the visit's queries have been read from the device. */
  readonly isRead: boolean;
  /** Open until the result is shown, then collapsed until the visitor edits the form. */
  readonly form: 'open' | 'collapsed' | 'edited';
  /** The visitor has logged out, so their reference must leave the address. */
  readonly isForgotten: boolean;
  /** The recent references if the device couldn't save them. */
  readonly unsavedRecent: readonly RecentReference[] | null;
}

export interface FleetState extends SavedFleet {
  /** Whether the saved board has been loaded. */
  readonly isRead: boolean;
  /** Whether the last save succeeded. */
  readonly isSaved: boolean;
  /** The last removed rows with their positions, for Undo. */
  readonly removed: readonly { readonly row: FleetRow; readonly index: number }[];
  readonly run: RefreshRun;
}

/** Tracking's slices, each present once its code has loaded: most visitors track one car, without a board. */
interface LazyTracking {
  readonly lookup: LookupState;
  readonly fleet: FleetState;
}

export interface WithTracking {
  readonly tracking: Partial<LazyTracking>;
}

export const trackingReducer = combineSlices().withLazyLoadedSlices<LazyTracking>();
