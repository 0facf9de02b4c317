import * as v from 'valibot';
import { storageKeys } from '../../config/storageKeys';
import { defineDeviceItem } from '../../device/defineDeviceItem';
import type { DeviceThunk } from '../../device/deviceListeners';
import { tolerantList } from '../../device/lists';
import { plainText } from '../../lib/text/text';
import { toRequestItem, MAX_ITEMS, MAX_NAME, MAX_NOTE, MAX_QUANTITY } from './enquiryItem';
import type { EnquiryItem, RequestItem } from './enquiryItem';

type Items = readonly EnquiryItem[];

const MAX_ID = 100;

const text = (max: number) =>
  v.pipe(
    v.unknown(),
    v.transform((value) => plainText(value, max)),
    v.nonEmpty(),
  );

/** As typed, so that a space at its end isn't removed before the next word. */
const NoteSchema = v.pipe(
  v.string(),
  v.transform((note) => [...note].slice(0, MAX_NOTE).join('')),
  v.check((note) => note.trim() !== ''),
);

const ItemSchema = v.object({
  id: text(MAX_ID),
  name: text(MAX_NAME),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY)),
  note: v.fallback(v.optional(NoteSchema), undefined),
});

/** The list of what the visitor is looking for, for a quote request. Removed when it's empty. */
export const enquiryList = defineDeviceItem<Items>({
  key: storageKeys.enquiryList,
  schema: tolerantList(ItemSchema, ({ id }) => id, MAX_ITEMS),
  fallback: [],
});

const changeList = (change: (items: Items) => Items, isUndoable = false): DeviceThunk =>
  enquiryList.updated((items) => {
    const changed = change(items);
    return changed.length > 0 ? changed : undefined;
  }, isUndoable);

const clampQuantity = (quantity: number): number => Math.min(MAX_QUANTITY, Math.max(1, Math.round(quantity)));

const changeItem = (id: string, change: (item: EnquiryItem) => EnquiryItem) => (items: Items) =>
  items.map((item) => (item.id === id ? change(item) : item));

/** Adds an item, or counts one more of it. A full list takes no other item. */
export const itemAdded = (added: Pick<EnquiryItem, 'id' | 'name'>): DeviceThunk =>
  changeList((items) => {
    if (items.some(({ id }) => id === added.id))
      return changeItem(added.id, (item) => ({ ...item, quantity: clampQuantity(item.quantity + 1) }))(items);
    return items.length < MAX_ITEMS ? [...items, { ...added, quantity: 1 }] : items;
  });

/** Removes an item. Emptying the list can be undone until an item is added. */
export const itemRemoved = (removed: string): DeviceThunk =>
  changeList((items) => items.filter(({ id }) => id !== removed), true);

export const listCleared = (): DeviceThunk => changeList(() => [], true);

/** Beyond the limits, it's the limit. */
export const quantityChanged = ({ id, quantity }: Pick<EnquiryItem, 'id' | 'quantity'>): DeviceThunk =>
  changeList(changeItem(id, (item) => ({ ...item, quantity: clampQuantity(quantity) })));

export const noteChanged = ({ id, note }: Pick<EnquiryItem, 'id' | 'note'>): DeviceThunk =>
  changeList(changeItem(id, (item) => ({ ...item, note })));

/** Removes items sent with a request, except those added or changed since. Undo doesn't bring them back. */
export const itemsSent = (sent: readonly RequestItem[]): DeviceThunk =>
  changeList((items) =>
    items.filter((item) => {
      const { id, name, quantity } = toRequestItem(item);
      return !sent.some((one) => one.id === id && one.name === name && one.quantity === quantity);
    }),
  );

/** Element id of the list on the shop page, which the header badge links to. */
export const LIST_ID = 'your-list';
