import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { personalKeys, personalVisitKeys } from '../config/storageKeys';
import { cleared, undoDropped } from '../device/deviceSlice';
import { isLoggedOut, selectUser, signedOut } from '../session/authSlice';
import type { WithAuth } from '../session/authSlice';

const userIn = (state: unknown) => selectUser(state as WithAuth);

/** Logging out deletes all personal items on the device, which may be shared. */
export function addLogoutListeners(middleware: ListenerMiddlewareInstance): void {
  middleware.startListening({
    actionCreator: signedOut,
    effect: (_action, { dispatch }) => {
      dispatch(cleared({ keys: personalKeys, isUndoable: false }));
    },
  });
  // Another tab that logged out can't delete this tab's items.
  middleware.startListening({
    matcher: isLoggedOut,
    effect: (_action, { dispatch }) => {
      dispatch(cleared({ keys: personalVisitKeys, isUndoable: false }));
    },
  });
  // The next user must not see what the previous one removed.
  middleware.startListening({
    predicate: (_action, now, before) => userIn(now) !== userIn(before),
    effect: (_action, { dispatch }) => {
      dispatch(undoDropped());
    },
  });
}
