import { isAnyOf } from '@reduxjs/toolkit';
import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { login, register } from '../api/authEndpoints';
import { serverMessage } from '../api/serverMessages';
import { toApiError } from '../api/toApiError';
import { catalogue } from '../content/messages';
import { opensAccount } from '../features/account/useAccountView';
import { notified } from '../features/notifications/notificationsSlice';
import { hasNoResponse } from '../lib/apiError';
import { selectLocation } from '../session/locationSlice';
import type { WithLocation } from '../session/locationSlice';
import { sessionDeleted, signedOut } from '../session/authSlice';

const ACCOUNT = { subject: 'account' } as const;

/** The toasts of the error catalog (specification §8). */
export function addToastListeners(middleware: ListenerMiddlewareInstance): void {
  const { startListening } = middleware;
  startListening({
    matcher: login.matchFulfilled,
    effect: (_action, { dispatch }) => {
      dispatch(notified('success', catalogue.loginSuccess, ACCOUNT));
    },
  });
  startListening({
    matcher: register.matchFulfilled,
    effect: ({ payload }, { dispatch, getState }) => {
      dispatch(notified('success', catalogue.registrationSuccess, ACCOUNT));
      // The dialog explains how to confirm the account, unless it was closed before the response arrived.
      const message = serverMessage(payload);
      if (!payload.access && message && !opensAccount(selectLocation(getState() as WithLocation).search))
        dispatch(notified('info', message));
    },
  });
  startListening({
    matcher: login.matchRejected,
    effect: ({ payload }, { dispatch }) => {
      dispatch(notified('error', failureText(payload, catalogue.loginFailedToast), ACCOUNT));
    },
  });
  startListening({
    matcher: register.matchRejected,
    effect: ({ payload }, { dispatch }) => {
      dispatch(notified('error', failureText(payload, catalogue.registrationFailedToast), ACCOUNT));
    },
  });
  startListening({
    matcher: isAnyOf(signedOut, sessionDeleted),
    effect: (_action, { dispatch }) => {
      dispatch(notified('info', catalogue.loggedOut, ACCOUNT));
    },
  });
}

/** The server's message, else the default. Anything that isn't a response counts as an exception. */
function failureText(thrown: unknown, fallback: string): string {
  const error = toApiError(thrown);
  if (hasNoResponse(error)) return catalogue.unexpected;
  return ('message' in error && error.message) || fallback;
}
