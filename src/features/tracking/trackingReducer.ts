import { combineSlices } from '@reduxjs/toolkit';
import type { LazyTracking } from './fleet/model/fleetState';

/** Tracking's state. The board's slice is injected lazily, because most visitors track one car. */
export const trackingReducer = combineSlices().withLazyLoadedSlices<LazyTracking>();
