import { combineSlices } from '@reduxjs/toolkit';
import type { RefreshRun } from './fleet/model/refreshRun';
import type { SavedFleet } from './fleet/model/storedFleet';
import type { LookupQuery } from './model/reference';

/** The lookup form's fields. */
export interface LookupValues extends LookupQuery {
  /** Whether to save the e-mail address on the device. */
  readonly keep: boolean;
}

export interface LookupState {
  readonly values: LookupValues;
  /** The address's reference, once it was opened; '' if it has none. */
  readonly reference: string | null;
  /** The e-mail address it was opened with; '' if unknown. */
  readonly email: string;
  /** Open until the result is shown, then collapsed until the visitor edits the form. */
  readonly form: 'open' | 'collapsed' | 'edited';
  /** The visitor has logged out, so their reference must leave the address. */
  readonly isForgotten: boolean;
}

export interface FleetState extends SavedFleet {
  /** Whether the saved board has been loaded. */
  readonly isRead: boolean;
  /** E-mail addresses of the rows removed last, by reference in upper case. Undo needs them: the device may not have them. */
  readonly removedEmails: Readonly<Record<string, string>>;
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
