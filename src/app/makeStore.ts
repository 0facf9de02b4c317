import { combineReducers, configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { api } from '../api/api';
import { createTokenRenewal } from '../api/tokenRenewal';
import type { ApiExtra } from '../api/tokenRenewal';
import { createRateLimits } from '../api/rateLimits';
import { addSessionListeners } from '../features/account/sessionListeners';
import { addPopupListeners } from '../features/auction-popup/popupListeners';
import { popupReducer } from '../features/auction-popup/popupSlice';
import { addEnquiryListeners } from '../features/enquiry/enquiryListeners';
import { enquiryReducer } from '../features/enquiry/enquirySlice';
import { menuReducer } from '../features/menu/menuSlice';
import { notificationsReducer } from '../features/notifications/notificationsSlice';
import { addReferralListeners } from '../features/referral/referralListeners';
import { referralReducer } from '../features/referral/referralSlice';
import { addServiceListeners } from '../features/service/serviceListeners';
import { serviceNoticeReducer } from '../features/service/serviceNoticeSlice';
import { createPersistedAuthReducer } from '../session/persistence';
import { createStoredSession } from '../session/storedSession';
import { devToolsOptions } from './devTools';
import { addLogoutListeners } from './logoutListeners';
import { addToastListeners } from './toastListeners';

/** redux-persist's own actions carry functions. */
const PERSIST_ACTIONS = [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE];

/**
 * The site's one store, fresh at each call: one per page load, per prerendered page and per test.
 * Reading what is stored is the entry's task (`persistStore`), so that the first render equals the server's.
 */
export function makeStore() {
  const stored = createStoredSession(() => window.localStorage);
  const extra: ApiExtra = { stored, renewal: createTokenRenewal(), rateLimits: createRateLimits() };
  const listeners = createListenerMiddleware();
  addPopupListeners(listeners);
  addSessionListeners(listeners);
  addToastListeners(listeners);
  addLogoutListeners(listeners);
  addEnquiryListeners(listeners);
  addReferralListeners(listeners);
  addServiceListeners(listeners);

  const store = configureStore({
    reducer: combineReducers({
      auth: createPersistedAuthReducer(stored),
      menu: menuReducer,
      auctionPopup: popupReducer,
      notifications: notificationsReducer,
      enquiry: enquiryReducer,
      referral: referralReducer,
      serviceNotice: serviceNoticeReducer,
      [api.reducerPath]: api.reducer,
    }),
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: extra }, serializableCheck: { ignoredActions: PERSIST_ACTIONS } })
        .prepend(listeners.middleware)
        .concat(api.middleware),
    devTools: import.meta.env.DEV && devToolsOptions,
  });
  return { store, stored };
}

export type AppStore = ReturnType<typeof makeStore>['store'];
export type RootState = ReturnType<AppStore['getState']>;
