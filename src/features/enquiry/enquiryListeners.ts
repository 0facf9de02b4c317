import { isAnyOf } from '@reduxjs/toolkit';
import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { storageKeys } from '../../config/storageKeys';
import { readItem, removeItem, writeItem } from '../../lib/safeStorage';
import {
  enquiryRestored,
  enquiryStored,
  enquiryWanted,
  itemAdded,
  itemRemoved,
  itemsReplaced,
  itemsSent,
  quantityChanged,
  selectEnquiryIsRead,
  selectEnquiryItems,
} from './enquirySlice';
import type { WithEnquiry } from './enquirySlice';
import { parseEnquiry } from './parseEnquiry';

const { key } = storageKeys.enquiryList;

/** Keeps the enquiry list on the device: read once when it is first wanted, written when the visitor changes it. */
export function addEnquiryListeners(middleware: ListenerMiddlewareInstance): void {
  middleware.startListening({
    actionCreator: enquiryWanted,
    effect: (_action, listenerApi) => {
      if (selectEnquiryIsRead(listenerApi.getState() as WithEnquiry)) return;
      listenerApi.dispatch(enquiryRestored(parseEnquiry(readItem(key))));
    },
  });
  middleware.startListening({
    matcher: isAnyOf(itemAdded, itemRemoved, quantityChanged, itemsSent, itemsReplaced),
    effect: (_action, listenerApi) => {
      const items = selectEnquiryItems(listenerApi.getState() as WithEnquiry);
      listenerApi.dispatch(
        enquiryStored(items.length > 0 ? writeItem(key, JSON.stringify(items)) : removeItem(key)),
      );
    },
  });
}
