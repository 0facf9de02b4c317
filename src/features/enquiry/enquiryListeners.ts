import { isAnyOf } from '@reduxjs/toolkit';
import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import {
  clearUndone,
  enquiryRestored,
  enquiryStored,
  enquiryRequested,
  itemAdded,
  itemRemoved,
  listDiscarded,
  itemsSent,
  listCleared,
  noteChanged,
  quantityChanged,
  selectEnquiryIsLoaded,
  selectEnquiryItems,
} from './enquirySlice';
import type { WithEnquiry } from './enquirySlice';
import { storedEnquiry } from './storedEnquiry';

/** Persists the enquiry list on the device: loads it on first use and saves every change. */
export function addEnquiryListeners(middleware: ListenerMiddlewareInstance): void {
  middleware.startListening({
    actionCreator: enquiryRequested,
    effect: (_action, listenerApi) => {
      if (selectEnquiryIsLoaded(listenerApi.getState() as WithEnquiry)) return;
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
      listDiscarded,
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
