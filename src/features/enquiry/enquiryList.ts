import * as v from 'valibot';
import { storageKeys } from '../../config/storageKeys';
import { defineDeviceItem } from '../../device/defineDeviceItem';
import type { DeviceThunk } from '../../device/deviceListeners';
import { tolerantList } from '../../device/lists';
import { plainText } from '../../lib/text/text';
import { paths } from '../../config/paths';
import { shopCategories } from '../../content/pages/shop';
import { enquiryWords as words } from '../../content/tools/enquiry';
import { useDevice, useDeviceDispatch } from '../../device/useDevice';
import { announce } from '../../ui/announce';
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

const all = shopCategories.flatMap(({ items }) => items);
const bodyTypeOf = (wanted: string) => all.find(({ id }) => id === wanted)?.bodyType;

/** Link to the quote form, prefilled with car purchase and, if all items share one, the body type. */
export function quoteLink(items: readonly EnquiryItem[]): string {
  const [bodyType, ...others] = new Set(items.flatMap(({ id }) => bodyTypeOf(id) ?? []));
  if (!bodyType) return paths.quote;
  return `${paths.quote}?service=car-purchase${others.length > 0 ? '' : `&vehicle=${bodyType}`}`;
}

/** Adds items to the list and announces the result to screen readers. `isFull` means no new items fit. */
export function useAddToEnquiry() {
  const dispatch = useDeviceDispatch();
  const [items] = useDevice(enquiryList);
  const isFull = items.length >= MAX_ITEMS;
  const itemOf = (id: string) => items.find((item) => item.id === id);
  const add = (id: string, name: string): boolean => {
    const canAdd = !isFull || itemOf(id) !== undefined;
    if (canAdd) dispatch(itemAdded({ id, name }));
    announce(canAdd ? words.added(name) : words.full);
    return canAdd;
  };
  return { add, itemOf, isFull };
}
