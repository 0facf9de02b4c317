import { combineSlices } from '@reduxjs/toolkit';
import type { DraftState } from './draftState';

/** The drafts whose code is loaded: each injects its slice when its form's module is evaluated. */
export const draftsReducer = combineSlices().withLazyLoadedSlices<Readonly<Record<string, DraftState>>>();
