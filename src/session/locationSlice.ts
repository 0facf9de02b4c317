import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

/** The parts of the router's location that decide what's on screen. */
export interface SiteLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** The history entry's state, which is serializable. */
  readonly state: unknown;
}

/** Empty until the site is hydrated, so that the first render matches the prerendered page. */
const initialState: SiteLocation = { pathname: '', search: '', hash: '', state: null };

const locationSlice = createSlice({
  name: 'location',
  initialState,
  reducers: {
    /** The router shows another location. */
    locationChanged: (_state, { payload }: PayloadAction<SiteLocation>) => payload,
  },
  selectors: { selectLocation: (state): SiteLocation => state },
});

export const locationReducer = locationSlice.reducer;
export const { locationChanged } = locationSlice.actions;
export const { selectLocation } = locationSlice.selectors;

export interface WithLocation {
  readonly location: SiteLocation;
}
