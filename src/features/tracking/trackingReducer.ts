import { combineSlices } from '@reduxjs/toolkit';
import type { LateTracking } from './fleet/model/fleetState';

/** What tracking has in the store. The board's slice comes with its code, as most visitors track one car. */
export const trackingReducer = combineSlices().withLazyLoadedSlices<LateTracking>();
