import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { personalEntries } from '../config/storageKeys';
import { itemsReplaced } from '../features/enquiry/enquirySlice';
import { removeKey } from '../storage/changes';
import { signedOut } from '../session/authSlice';

/** Logging out deletes every personal entry on the device: the next person at it must not find them. */
export function addLogoutListeners(middleware: ListenerMiddlewareInstance): void {
  middleware.startListening({
    actionCreator: signedOut,
    effect: (_action, { dispatch }) => {
      for (const { key } of personalEntries) removeKey(key);
      dispatch(itemsReplaced([]));
    },
  });
}
