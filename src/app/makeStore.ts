import { combineReducers, configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import type { StoreEnhancer } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE, persistStore } from 'redux-persist';
import type { PersistorOptions } from 'redux-persist';
import { api } from '../api/api';
import type { ApiExtra } from '../api/apiExtra';
import { createTokenRenewal } from '../api/tokenRenewal';
import { createRateLimits } from '../api/rateLimits';
import { addDeviceListeners } from '../device/deviceListeners';
import { deviceReducer } from '../device/deviceSlice';
import { draftsReducer } from '../drafts/draftState';
import { addSessionListeners } from '../features/account/sessionListeners';
import { popupReducer } from '../features/auction-popup/popupSlice';
import { menuReducer } from '../features/menu/menuSlice';
import { notificationsReducer } from '../features/notifications/notificationsSlice';
import { addReferralListeners, referralReducer } from '../features/referral/referralSlice';
import { addServiceListeners, serviceNoticeReducer } from '../features/service/serviceNoticeSlice';
import { trackingReducer } from '../features/tracking/trackingState';
import { locationReducer } from '../session/locationSlice';
import { createPersistedAuthReducer } from '../session/persistence';
import { createStoredSession } from '../session/storedSession';
import { devToolsOptions } from './devTools';
import { addLogoutListeners } from './logoutListeners';
import { addToastListeners } from './toastListeners';

/** redux-persist's actions contain functions. */
const PERSIST_ACTIONS = [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE];

/**
 * Creates the store, one per page load, prerendered page and test. The entry loads the stored session
 * (`persistor.persist()`) after hydration, so that the first render matches the prerendered page.
 * @param enhancers applied last, as that of Redux DevTools in tests
 */
export function makeStore(enhancers: readonly StoreEnhancer[] = []) {
  const stored = createStoredSession(() => window.localStorage);
  const extra: ApiExtra = {
    stored,
    flushSession: () => persistor.flush(),
    renewal: createTokenRenewal(),
    rateLimits: createRateLimits(),
  };
  const listeners = createListenerMiddleware();
  addDeviceListeners(listeners);
  addSessionListeners(listeners);
  addToastListeners(listeners);
  addLogoutListeners(listeners);
  addReferralListeners(listeners);
  addServiceListeners(listeners);

  const store = configureStore({
    reducer: combineReducers({
      auth: createPersistedAuthReducer(stored),
      location: locationReducer,
      menu: menuReducer,
      auctionPopup: popupReducer,
      notifications: notificationsReducer,
      device: deviceReducer,
      drafts: draftsReducer,
      referral: referralReducer,
      serviceNotice: serviceNoticeReducer,
      tracking: trackingReducer,
      [api.reducerPath]: api.reducer,
    }),
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: extra }, serializableCheck: { ignoredActions: PERSIST_ACTIONS } })
        .prepend(listeners.middleware)
        .concat(api.middleware),
    enhancers: (getDefault) => getDefault().concat(enhancers),
    devTools: import.meta.env.DEV && devToolsOptions,
  });
  // `manualPersist` is missing in the types of redux-persist 6.0.0.
  const persistor = persistStore(store, { manualPersist: true } as PersistorOptions);
  return { store, stored, persistor };
}

export type AppStore = ReturnType<typeof makeStore>['store'];
export type RootState = ReturnType<AppStore['getState']>;
