import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { isAnyOf } from '@reduxjs/toolkit';
import { api } from '../../api/api';
import { login, register } from '../../api/authEndpoints';
import { endsSession, selectHasSession, signedIn, signedOutElsewhere } from '../../session/authSlice';
import type { WithAuth } from '../../session/authSlice';

const authOf = (state: unknown) => (state as WithAuth).auth;

/** Starts a session after a successful login or registration (specification §4). */
export function addSessionListeners(middleware: ListenerMiddlewareInstance): void {
  const isSignedIn = isAnyOf(login.matchFulfilled, register.matchFulfilled);
  middleware.startListening({
    predicate: isSignedIn,
    effect: (action, { dispatch }) => {
      if (!isSignedIn(action)) return;
      const { access, refresh, user } = action.payload;
      // Without a token, the new account still has to be confirmed.
      if (access) dispatch(signedIn({ access, refresh: refresh || null, user: user ?? null }));
    },
  });
  middleware.startListening({
    predicate: (action, now, before) => endsSession(action, authOf(now), authOf(before)),
    effect: (_action, { dispatch }) => {
      dispatch(signedOutElsewhere());
    },
  });
  // A different account, signed in here or in another tab, must not see the previous one's cached profile.
  middleware.startListening({
    predicate: (_action, now, before) => authOf(now).sessionId !== authOf(before).sessionId,
    effect: async (_action, { dispatch, delay, getState }) => {
      // After a logout, let the profile unmount first, so that it isn't refetched without a token.
      if (!selectHasSession(getState() as WithAuth)) await delay(0);
      dispatch(api.util.invalidateTags(['Profile']));
    },
  });
}
