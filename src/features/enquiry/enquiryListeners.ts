import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import {
  enquiryRestored,
  enquiryStored,
  enquiryRequested,
  selectEnquiryIsLoaded,
  selectEnquiryItems,
} from './enquirySlice';
import type { WithEnquiry } from './enquirySlice';
import { storedEnquiry } from './storedEnquiry';

const itemsIn = (state: unknown) => selectEnquiryItems(state as WithEnquiry);

/** Persists the enquiry list on the device: loads it on first use and saves every change. */
export function addEnquiryListeners({ startListening }: ListenerMiddlewareInstance): void {
  startListening({
    actionCreator: enquiryRequested,
    effect: (_action, { dispatch, getState }) => {
      if (!selectEnquiryIsLoaded(getState() as WithEnquiry)) dispatch(enquiryRestored(storedEnquiry.read()));
    },
  });
  startListening({
    predicate: (action, now, before) => !enquiryRestored.match(action) && itemsIn(now) !== itemsIn(before),
    effect: (_action, { dispatch, getState }) => {
      const items = itemsIn(getState());
      dispatch(enquiryStored(items.length > 0 ? storedEnquiry.write(items) : storedEnquiry.remove()));
    },
  });
}
