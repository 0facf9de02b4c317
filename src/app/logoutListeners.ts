import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { personalEntries } from '../config/storageKeys';
import { removeKey } from '../storage/changes';
import { signedOut } from '../session/authSlice';

/** Logging out deletes all personal entries on the device, which may be shared. */
export function addLogoutListeners(middleware: ListenerMiddlewareInstance): void {
  middleware.startListening({
    actionCreator: signedOut,
    effect: () => {
      for (const { key } of personalEntries) removeKey(key);
    },
  });
}
