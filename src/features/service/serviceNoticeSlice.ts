import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { ServiceProblem } from '../../api/serviceState';

interface ServiceNoticeState {
  /** The kind of problem whose notice was dismissed. Other kinds still show. */
  readonly hidden: ServiceProblem['kind'] | null;
}

const initialState: ServiceNoticeState = { hidden: null };

const serviceNoticeSlice = createSlice({
  name: 'serviceNotice',
  initialState,
  reducers: {
    serviceNoticeHidden(state, { payload }: PayloadAction<ServiceProblem['kind']>) {
      state.hidden = payload;
    },
  },
  selectors: { selectHiddenProblem: (state) => state.hidden },
});

export const serviceNoticeReducer = serviceNoticeSlice.reducer;
export const { serviceNoticeHidden } = serviceNoticeSlice.actions;
export const { selectHiddenProblem } = serviceNoticeSlice.selectors;
