import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import type { ServiceProblem } from '../../api/serviceState';
import { getHealth, getServiceStatus } from '../../api/serviceEndpoints';
import { isApiError } from '../../api/toApiError';

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

/** Minimum time between two health checks. */
const HEALTH_CHECK_INTERVAL_MS = 60_000;

/** Checks the backend's health when its status can't be fetched although the device is online. */
export function addServiceListeners(middleware: ListenerMiddlewareInstance): void {
  middleware.startListening({
    matcher: getServiceStatus.matchRejected,
    effect: async ({ payload }, listenerApi) => {
      // Without an error, the query was skipped because the cached status was fresh.
      if (!isApiError(payload) || payload.kind === 'offline') return;
      listenerApi.unsubscribe();
      await listenerApi.dispatch(getHealth.initiate(undefined, { subscribe: false, forceRefetch: true }));
      await listenerApi.delay(HEALTH_CHECK_INTERVAL_MS);
      listenerApi.subscribe();
    },
  });
}
