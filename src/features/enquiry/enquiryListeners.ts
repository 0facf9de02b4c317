import type { ListenerMiddlewareInstance, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import {
  enquiryRestored,
  enquiryStored,
  enquiryRequested,
  selectEnquiryIsLoaded,
  selectEnquiryItems,
} from './enquirySlice';
import type { WithEnquiry } from './enquirySlice';
import { storedEnquiry } from './storedEnquiry';

/** Persists the enquiry list on the device: loads it on first use, saves every change and follows other tabs. */
export function addEnquiryListeners(middleware: ListenerMiddlewareInstance): void {
  const startListening = middleware.startListening.withTypes<
    WithEnquiry,
    ThunkDispatch<WithEnquiry, unknown, UnknownAction>
  >();
  startListening({
    actionCreator: enquiryRequested,
    effect: (_action, { dispatch, getState }) => {
      if (selectEnquiryIsLoaded(getState())) return;
      dispatch(enquiryRestored(storedEnquiry.read()));
      storedEnquiry.subscribe((items, source) => {
        if (source !== 'this-tab') dispatch(enquiryRestored(items));
      });
    },
  });
  startListening({
    predicate: (action, now, before) =>
      !enquiryRestored.match(action) && selectEnquiryItems(now) !== selectEnquiryItems(before),
    effect: (_action, { dispatch, getState }) => {
      const items = selectEnquiryItems(getState());
      dispatch(enquiryStored(items.length > 0 ? storedEnquiry.write(items) : storedEnquiry.remove()));
    },
  });
}
