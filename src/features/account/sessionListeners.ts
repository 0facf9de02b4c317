import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { isAnyOf } from '@reduxjs/toolkit';
import { login, register } from '../../api/authEndpoints';
import { signedIn } from '../../session/authSlice';

/** Anonymous becomes authenticated on successful login or registration (specification §4). */
export function addSessionListeners(middleware: ListenerMiddlewareInstance): void {
  const isSignedIn = isAnyOf(login.matchFulfilled, register.matchFulfilled);
  middleware.startListening({
    predicate: isSignedIn,
    effect: (action, { dispatch }) => {
      if (!isSignedIn(action)) return;
      const { access, refresh, user } = action.payload;
      dispatch(signedIn({ access, refresh, user: user ?? null }));
    },
  });
}
