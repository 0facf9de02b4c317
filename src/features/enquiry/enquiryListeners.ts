import { isAnyOf } from '@reduxjs/toolkit';
import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import {
  clearUndone,
  enquiryRestored,
  enquiryStored,
  enquiryWanted,
  itemAdded,
  itemRemoved,
  itemsReplaced,
  itemsSent,
  listCleared,
  noteChanged,
  quantityChanged,
  selectEnquiryIsRead,
  selectEnquiryItems,
} from './enquirySlice';
import type { WithEnquiry } from './enquirySlice';
import { storedEnquiry } from './storedEnquiry';

/** Saves the enquiry list on the device: read once when it is first wanted, written when the visitor changes it. */
export function addEnquiryListeners(middleware: ListenerMiddlewareInstance): void {
  middleware.startListening({
    actionCreator: enquiryWanted,
    effect: (_action, listenerApi) => {
      if (selectEnquiryIsRead(listenerApi.getState() as WithEnquiry)) return;
      listenerApi.dispatch(enquiryRestored(storedEnquiry.read()));
    },
  });
  middleware.startListening({
    matcher: isAnyOf(
      itemAdded,
      itemRemoved,
      quantityChanged,
      noteChanged,
      itemsSent,
      itemsReplaced,
      listCleared,
      clearUndone,
    ),
    effect: (_action, listenerApi) => {
      const items = selectEnquiryItems(listenerApi.getState() as WithEnquiry);
      listenerApi.dispatch(
        enquiryStored(items.length > 0 ? storedEnquiry.write(items) : storedEnquiry.remove()),
      );
    },
  });
}
