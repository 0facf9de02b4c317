import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { isAnyOf } from '@reduxjs/toolkit';
import { login, register } from '../../api/authEndpoints';
import { signedIn } from '../../session/authSlice';

/** Anonymous becomes authenticated on successful login or registration (specification §4). */
export function addSessionListeners(middleware: ListenerMiddlewareInstance): void {
  middleware.startListening({
    matcher: isAnyOf(login.matchFulfilled, register.matchFulfilled),
    effect: ({ payload }, { dispatch }) => {
      const { access, refresh, user } = payload;
      dispatch(signedIn({ access, refresh, user: user ?? null }));
    },
  });
}
