import { MAX_ITEMS, MAX_QUANTITY } from '../../../src/features/enquiry/enquiryLimits';
import {
  clearUndone,
  enquiryReducer,
  enquiryRestored,
  enquiryStored,
  itemAdded,
  itemRemoved,
  itemsReplaced,
  itemsSent,
  listCleared,
  quantityChanged,
} from '../../../src/features/enquiry/enquirySlice';
import type { EnquiryItem } from '../../../src/features/enquiry/enquiryItem';

const suv: EnquiryItem = { id: 'suv', name: 'SUV', quantity: 2 };
const bus: EnquiryItem = { id: 'bus', name: 'Bus', quantity: 1 };
const listOf = (...items: EnquiryItem[]) => enquiryReducer(undefined, enquiryRestored(items));

describe('after the list was sent', () => {
  const sent = itemsSent([suv, bus]);

  it('what went out is gone', () => {
    expect(enquiryReducer(listOf(suv, bus), sent).items).toEqual([]);
  });

  it('what was added since is still there', () => {
    const van = { id: 'van', name: 'Van', quantity: 1 };
    expect(enquiryReducer(listOf(suv, van), sent).items).toEqual([van]);
  });

  it('a quantity that was changed since is still there', () => {
    const more = { ...suv, quantity: 3 };
    expect(enquiryReducer(listOf(more, bus), sent).items).toEqual([more]);
  });

  it('a note that went out along with its name is gone, and one that was changed since is still there', () => {
    const noted = { ...suv, note: ' RAV4,  2016 ' };
    const went = itemsSent([{ ...suv, name: 'SUV (RAV4, 2016)' }]);
    expect(enquiryReducer(listOf(noted), went).items).toEqual([]);
    const changed = { ...suv, note: 'CR-V' };
    expect(enquiryReducer(listOf(changed), went).items).toEqual([changed]);
  });

  it('an item with the same quantity as another that went out is still there', () => {
    expect(enquiryReducer(listOf(suv, bus), itemsSent([{ ...bus, quantity: 2 }])).items).toEqual([suv, bus]);
  });
});

describe('an item', () => {
  it('is added once, and counted from then on', () => {
    const once = enquiryReducer(listOf(suv), itemAdded({ id: 'bus', name: 'Bus' }));
    expect(once.items).toEqual([suv, bus]);
    expect(enquiryReducer(once, itemAdded({ id: 'bus', name: 'Bus' })).items).toEqual([
      suv,
      { ...bus, quantity: 2 },
    ]);
  });

  it('does not fit into a full list, but one that is in it is counted', () => {
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
  ])('asked for %p times counts %i', (quantity, counted) => {
    expect(enquiryReducer(listOf(suv, bus), quantityChanged({ id: 'bus', quantity })).items).toEqual([
      suv,
      { ...bus, quantity: counted },
    ]);
  });

  it('is not counted beyond the most', () => {
    const most = { ...bus, quantity: MAX_QUANTITY };
    expect(enquiryReducer(listOf(most), itemAdded(bus)).items).toEqual([most]);
  });

  it('is removed alone', () => {
    expect(enquiryReducer(listOf(suv, bus), itemRemoved('suv')).items).toEqual([bus]);
  });

  it('that is not in the list changes nothing', () => {
    expect(enquiryReducer(listOf(suv), quantityChanged({ id: 'bus', quantity: 4 })).items).toEqual([suv]);
  });
});

describe('a list that was emptied', () => {
  const undone = (...steps: Parameters<typeof enquiryReducer>[1][]) =>
    [...steps, clearUndone()].reduce(enquiryReducer, listOf(suv, bus)).items;

  it('comes back by Undo', () => {
    expect(undone(listCleared())).toEqual([suv, bus]);
    expect(undone(itemRemoved('suv'), itemRemoved('bus'))).toEqual([bus]);
  });

  it.each([
    ['something is on it again', itemAdded({ id: 'van', name: 'Van' }), 1],
    ['the visitor logged out', itemsReplaced([]), 0],
    ['another tab changed it', enquiryRestored([]), 0],
  ])('does not come back once %s', (_what, action, count) => {
    expect(undone(listCleared(), action)).toHaveLength(count);
  });
});

it('knows whether the device took the list', () => {
  const refused = enquiryReducer(listOf(suv), enquiryStored(false));
  expect(refused.isSaved).toBe(false);
  expect(enquiryReducer(refused, enquiryStored(true)).isSaved).toBe(true);
  expect(enquiryReducer(refused, enquiryRestored([]))).toMatchObject({
    isLoaded: true,
    items: [],
    isSaved: true,
  });
});

it('has not looked at the device before the list is wanted', () => {
  expect(enquiryReducer(undefined, { type: 'start' })).toMatchObject({
    isLoaded: false,
    items: [],
    isSaved: true,
  });
});
