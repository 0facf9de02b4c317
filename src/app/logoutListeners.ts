import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { personalEntries } from '../config/storageKeys';
import { listDiscarded } from '../features/enquiry/enquirySlice';
import { removeKey } from '../storage/changes';
import { signedOut } from '../session/authSlice';

/** Logging out deletes all personal entries on the device, which may be shared. */
export function addLogoutListeners(middleware: ListenerMiddlewareInstance): void {
  middleware.startListening({
    actionCreator: signedOut,
    effect: (_action, { dispatch }) => {
      for (const { key } of personalEntries) removeKey(key);
      // Not in the slice: importing the session there would split it off into a file that every page loads.
      dispatch(listDiscarded());
    },
  });
}
