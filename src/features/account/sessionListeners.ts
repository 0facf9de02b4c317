import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { isAnyOf } from '@reduxjs/toolkit';
import { api } from '../../api/api';
import { login, register } from '../../api/authEndpoints';
import { selectIsSignedIn, signedIn } from '../../session/authSlice';
import type { WithAuth } from '../../session/authSlice';

const sessionIdOf = (state: unknown) => (state as WithAuth).auth.sessionId;

/** Anonymous becomes authenticated on successful login or registration (specification §4). */
export function addSessionListeners(middleware: ListenerMiddlewareInstance): void {
  const isSignedIn = isAnyOf(login.matchFulfilled, register.matchFulfilled);
  middleware.startListening({
    predicate: isSignedIn,
    effect: (action, { dispatch }) => {
      if (!isSignedIn(action)) return;
      const { access, refresh, user } = action.payload;
      dispatch(signedIn({ access, refresh: refresh || null, user: user ?? null }));
    },
  });
  // Whoever comes next, in this tab or another, must not be shown the profile of whoever was here before.
  middleware.startListening({
    predicate: (_action, now, before) => sessionIdOf(now) !== sessionIdOf(before),
    effect: async (_action, listenerApi) => {
      // After a logout, what showed the profile goes first: nobody asks for it again without a token.
      if (!selectIsSignedIn(listenerApi.getState() as WithAuth)) await listenerApi.delay(0);
      listenerApi.dispatch(api.util.invalidateTags(['Profile']));
    },
  });
}
