import { combineSlices } from '@reduxjs/toolkit';
import type { DraftState } from './draftState';

/** Each draft's slice is injected when its form's module loads. */
export const draftsReducer = combineSlices().withLazyLoadedSlices<Readonly<Record<string, DraftState>>>();
