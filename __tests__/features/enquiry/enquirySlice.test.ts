import { MAX_ITEMS, MAX_QUANTITY } from '../../../src/features/enquiry/enquiryLimits';
import {
  clearUndone,
  enquiryReducer,
  enquiryRestored,
  enquiryStored,
  itemAdded,
  itemRemoved,
  listDiscarded,
  itemsSent,
  listCleared,
  noteChanged,
  quantityChanged,
  selectCanUndoClear,
} from '../../../src/features/enquiry/enquirySlice';
import type { EnquiryItem } from '../../../src/features/enquiry/enquiryItem';

const suv: EnquiryItem = { id: 'suv', name: 'SUV', quantity: 2 };
const bus: EnquiryItem = { id: 'bus', name: 'Bus', quantity: 1 };
const listOf = (...items: EnquiryItem[]) => enquiryReducer(undefined, enquiryRestored(items));

describe('after the list is sent', () => {
  const sent = itemsSent([suv, bus]);

  it('removes the sent items', () => {
    expect(enquiryReducer(listOf(suv, bus), sent).items).toEqual([]);
  });

  it('keeps items added since', () => {
    const van = { id: 'van', name: 'Van', quantity: 1 };
    expect(enquiryReducer(listOf(suv, van), sent).items).toEqual([van]);
  });

  it('keeps an item whose quantity changed since', () => {
    const more = { ...suv, quantity: 3 };
    expect(enquiryReducer(listOf(more, bus), sent).items).toEqual([more]);
  });

  it('removes an item with its sent note, but keeps one whose note changed since', () => {
    const noted = { ...suv, note: ' RAV4,  2016 ' };
    const sentWithNote = itemsSent([{ ...suv, name: 'SUV (RAV4, 2016)' }]);
    expect(enquiryReducer(listOf(noted), sentWithNote).items).toEqual([]);
    const changed = { ...suv, note: 'CR-V' };
    expect(enquiryReducer(listOf(changed), sentWithNote).items).toEqual([changed]);
  });

  it('keeps an unsent item with the quantity of a sent one', () => {
    expect(enquiryReducer(listOf(suv, bus), itemsSent([{ ...bus, quantity: 2 }])).items).toEqual([suv, bus]);
  });
});

describe('an item', () => {
  it('is added once, then counted', () => {
    const once = enquiryReducer(listOf(suv), itemAdded({ id: 'bus', name: 'Bus' }));
    expect(once.items).toEqual([suv, bus]);
    expect(enquiryReducer(once, itemAdded({ id: 'bus', name: 'Bus' })).items).toEqual([
      suv,
      { ...bus, quantity: 2 },
    ]);
  });

  it('is not added to a full list, but counted if already there', () => {
    const full = Array.from({ length: MAX_ITEMS }, (_, index) => ({ ...bus, id: String(index) }));
    expect(enquiryReducer(listOf(...full.slice(1)), itemAdded(suv)).items).toHaveLength(MAX_ITEMS);
    expect(enquiryReducer(listOf(...full), itemAdded(suv)).items).toEqual(full);
    const counted = enquiryReducer(listOf(...full), itemAdded({ id: '0', name: 'Bus' }));
    expect(counted.items[0]).toEqual({ ...bus, id: '0', quantity: 2 });
  });

  it.each([
    [5, 5],
    [2.6, 3],
    [0, 1],
    [-3, 1],
    [MAX_QUANTITY, MAX_QUANTITY],
    [MAX_QUANTITY + 1, MAX_QUANTITY],
  ])('with quantity %p is counted as %i', (quantity, counted) => {
    expect(enquiryReducer(listOf(suv, bus), quantityChanged({ id: 'bus', quantity })).items).toEqual([
      suv,
      { ...bus, quantity: counted },
    ]);
  });

  it('is not counted beyond the maximum', () => {
    const most = { ...bus, quantity: MAX_QUANTITY };
    expect(enquiryReducer(listOf(most), itemAdded(bus)).items).toEqual([most]);
  });

  it('is removed without touching the others', () => {
    expect(enquiryReducer(listOf(suv, bus), itemRemoved('suv')).items).toEqual([bus]);
  });

  it('that is not in the list cannot change its quantity', () => {
    expect(enquiryReducer(listOf(suv), quantityChanged({ id: 'bus', quantity: 4 })).items).toEqual([suv]);
  });
});

describe('a note', () => {
  it('is saved with its item only', () => {
    const noted = enquiryReducer(listOf(suv, bus), noteChanged({ id: 'bus', note: '30 seats' }));
    expect(noted.items).toEqual([suv, { ...bus, note: '30 seats' }]);
  });

  it('for an item that is not in the list changes nothing', () => {
    expect(enquiryReducer(listOf(suv), noteChanged({ id: 'bus', note: '30 seats' })).items).toEqual([suv]);
  });
});

describe('a cleared list', () => {
  const undone = (...steps: Parameters<typeof enquiryReducer>[1][]) =>
    [...steps, clearUndone()].reduce(enquiryReducer, listOf(suv, bus)).items;

  it('is restored by Undo', () => {
    expect(undone(listCleared())).toEqual([suv, bus]);
    expect(undone(itemRemoved('suv'), itemRemoved('bus'))).toEqual([bus]);
  });

  it('offers Undo only when it is empty', () => {
    const canUndo = (...steps: Parameters<typeof enquiryReducer>[1][]) =>
      selectCanUndoClear({ enquiry: steps.reduce(enquiryReducer, listOf(suv, bus)) });
    expect(canUndo()).toBe(false);
    expect(canUndo(itemRemoved('suv'))).toBe(false);
    expect(canUndo(itemRemoved('suv'), itemRemoved('bus'))).toBe(true);
    expect(canUndo(listCleared(), clearUndone())).toBe(false);
  });

  it.each([
    ['something was added', itemAdded({ id: 'van', name: 'Van' }), 1],
    ['the visitor logged out', listDiscarded(), 0],
    ['it was sent', itemsSent([{ id: 'suv', name: suv.name, quantity: suv.quantity }]), 0],
    ['another tab changed it', enquiryRestored([]), 0],
  ])('is not restored once %s', (_what, action, count) => {
    expect(undone(listCleared(), action)).toHaveLength(count);
  });
});

it('knows whether the list was saved', () => {
  const refused = enquiryReducer(listOf(suv), enquiryStored(false));
  expect(refused.isSaved).toBe(false);
  expect(enquiryReducer(refused, enquiryStored(true)).isSaved).toBe(true);
  expect(enquiryReducer(refused, enquiryRestored([]))).toMatchObject({
    isLoaded: true,
    items: [],
    isSaved: true,
  });
});

it('starts empty, before the stored list is read', () => {
  expect(enquiryReducer(undefined, { type: 'start' })).toMatchObject({
    isLoaded: false,
    items: [],
    isSaved: true,
  });
});
