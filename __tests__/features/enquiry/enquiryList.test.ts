import { MAX_ITEMS, MAX_QUANTITY } from '../../../src/features/enquiry/enquiryItem';
import {
  enquiryList,
  itemAdded,
  itemRemoved,
  itemsSent,
  listCleared,
  noteChanged,
  quantityChanged,
} from '../../../src/features/enquiry/enquiryList';
import type { EnquiryItem } from '../../../src/features/enquiry/enquiryItem';
import { signedOut } from '../../../src/session/authSlice';
import { readItem, savedItem, saveItem, saveItemElsewhere } from '../../support/deviceItems';
import { openStore } from '../../support/session';

const suv: EnquiryItem = { id: 'suv', name: 'SUV', quantity: 2 };
const bus: EnquiryItem = { id: 'bus', name: 'Bus', quantity: 1 };
const sentSuv = { id: 'suv', name: suv.name, quantity: suv.quantity };

type Step = ReturnType<typeof itemAdded> | ReturnType<typeof signedOut>;

/** A page with this list after these steps. */
function after(items: readonly EnquiryItem[], ...steps: readonly Step[]) {
  if (items.length > 0) saveItem('enquiryList', items);
  const { dispatch, getState } = openStore().store;
  for (const step of steps) dispatch(step as never);
  return {
    items: enquiryList.select(getState()),
    canUndo: enquiryList.selectCanUndo(getState()),
    undone: () => {
      dispatch(enquiryList.undone());
      return enquiryList.select(getState());
    },
  };
}
const listAfter = (items: readonly EnquiryItem[], ...steps: readonly Step[]) => after(items, ...steps).items;

describe('after the list is sent', () => {
  const sent = itemsSent([suv, bus]);

  it('removes the sent items', () => {
    expect(listAfter([suv, bus], sent)).toEqual([]);
  });

  it('keeps items added since', () => {
    const van = { id: 'van', name: 'Van', quantity: 1 };
    expect(listAfter([suv, van], sent)).toEqual([van]);
  });

  it('keeps an item whose quantity changed since', () => {
    const more = { ...suv, quantity: 3 };
    expect(listAfter([more, bus], sent)).toEqual([more]);
  });

  it('removes an item with its sent note, but keeps one whose note changed since', () => {
    const noted = { ...suv, note: ' RAV4,  2016 ' };
    const sentWithNote = itemsSent([{ ...suv, name: 'SUV (RAV4, 2016)' }]);
    expect(listAfter([noted], sentWithNote)).toEqual([]);
    const changed = { ...suv, note: 'CR-V' };
    expect(listAfter([changed], sentWithNote)).toEqual([changed]);
  });

  it('keeps an unsent item with the quantity of a sent one', () => {
    expect(listAfter([suv, bus], itemsSent([{ ...bus, quantity: 2 }]))).toEqual([suv, bus]);
  });
});

describe('an item', () => {
  it('is added once, then counted', () => {
    const added = itemAdded({ id: 'bus', name: 'Bus' });
    expect(listAfter([suv], added)).toEqual([suv, bus]);
    expect(listAfter([suv, bus], added)).toEqual([suv, { ...bus, quantity: 2 }]);
    expect(savedItem('enquiryList')).toEqual([suv, { ...bus, quantity: 2 }]);
  });

  it('is not added to a full list, but counted if already there', () => {
    const full = Array.from({ length: MAX_ITEMS }, (_, index) => ({ ...bus, id: String(index) }));
    expect(listAfter(full.slice(1), itemAdded(suv))).toHaveLength(MAX_ITEMS);
    expect(listAfter(full, itemAdded(suv))).toEqual(full);
    expect(listAfter(full, itemAdded({ id: '0', name: 'Bus' }))[0]).toEqual({ ...bus, id: '0', quantity: 2 });
  });

  it.each([
    [5, 5],
    [2.6, 3],
    [0, 1],
    [-3, 1],
    [MAX_QUANTITY, MAX_QUANTITY],
    [MAX_QUANTITY + 1, MAX_QUANTITY],
  ])('with quantity %p is counted as %i', (quantity, counted) => {
    expect(listAfter([suv, bus], quantityChanged({ id: 'bus', quantity }))).toEqual([
      suv,
      { ...bus, quantity: counted },
    ]);
  });

  it('is not counted beyond the maximum', () => {
    const most = { ...bus, quantity: MAX_QUANTITY };
    expect(listAfter([most], itemAdded(bus))).toEqual([most]);
  });

  it('is removed without touching the others', () => {
    expect(listAfter([suv, bus], itemRemoved('suv'))).toEqual([bus]);
  });

  it('that is not in the list cannot change its quantity', () => {
    expect(listAfter([suv], quantityChanged({ id: 'bus', quantity: 4 }))).toEqual([suv]);
  });
});

describe('a note', () => {
  it('is saved with its item only', () => {
    const noted = listAfter([suv, bus], noteChanged({ id: 'bus', note: '30 seats' }));
    expect(noted).toEqual([suv, { ...bus, note: '30 seats' }]);
  });

  it('keeps a space at its end, so that the next word can be typed', () => {
    expect(listAfter([bus], noteChanged({ id: 'bus', note: '30 ' }))).toEqual([{ ...bus, note: '30 ' }]);
  });

  it('for an item that is not in the list changes nothing', () => {
    expect(listAfter([suv], noteChanged({ id: 'bus', note: '30 seats' }))).toEqual([suv]);
  });
});

describe('a cleared list', () => {
  it('is restored by Undo', () => {
    expect(after([suv, bus], listCleared()).undone()).toEqual([suv, bus]);
    expect(after([suv, bus], itemRemoved('suv'), itemRemoved('bus')).undone()).toEqual([bus]);
    expect(savedItem('enquiryList')).toEqual([bus]);
  });

  it('offers Undo only when it is empty', () => {
    expect(after([suv, bus]).canUndo).toBe(false);
    expect(after([suv, bus], itemRemoved('suv')).canUndo).toBe(false);
    expect(after([suv, bus], itemRemoved('suv'), itemRemoved('bus')).canUndo).toBe(true);
    const list = after([suv, bus], listCleared());
    list.undone();
    expect(list.undone()).toEqual([suv, bus]);
  });

  it.each<[string, Step, number]>([
    ['something was added', itemAdded({ id: 'van', name: 'Van' }), 1],
    ['the visitor logged out', signedOut(), 0],
    ['it was sent', itemsSent([sentSuv]), 0],
  ])('is not restored once %s', (_what, step, count) => {
    expect(after([suv, bus], listCleared(), step).undone()).toHaveLength(count);
  });

  it('is not restored once another tab changed it', () => {
    const list = after([suv, bus], listCleared());
    saveItemElsewhere('enquiryList', [bus]);
    expect(list.undone()).toEqual([bus]);
  });
});

const read = (value: unknown) => {
  saveItem('enquiryList', value);
  return readItem(enquiryList);
};

it('reads the lines that were written', () => {
  const lines = [suv, { id: 'bus', name: 'Bus', quantity: 20 }, { id: 'van', name: 'Van', quantity: 1 }];
  expect(read(lines)).toEqual(lines);
});

it.each([null, { 0: {} }, 7])('reads an empty list from %j', (value) => {
  expect(read(value)).toEqual([]);
});

it.each([
  null,
  'suv',
  { ...suv, id: '' },
  { ...suv, id: null },
  { ...suv, name: ' ' },
  { ...suv, quantity: 0 },
  { ...suv, quantity: 21 },
  { ...suv, quantity: 1.5 },
  { ...suv, quantity: '2' },
])('leaves out %j', (line) => {
  expect(read([line, { ...suv, id: 'other' }])).toEqual([{ ...suv, id: 'other' }]);
});

it('reads the first of two lines with one id, and at most 30 lines', () => {
  expect(read([suv, { ...suv, quantity: 3 }])).toEqual([suv]);
  const many = Array.from({ length: 31 }, (_, index) => ({ ...suv, id: String(index) }));
  expect(read(many)).toEqual(many.slice(0, 30));
});

it('limits texts, and drops unknown properties', () => {
  const [line] = read([
    { ...suv, id: 'x'.repeat(200), name: 'y'.repeat(200), note: 'z'.repeat(300), price: 7 },
  ]);
  expect(line && [line.id.length, line.name.length, line.note?.length, Object.keys(line)]).toEqual([
    100,
    80,
    200,
    ['id', 'name', 'quantity', 'note'],
  ]);
});

it.each([null, ' ', ['x'], {}])('drops a note of %j', (note) => {
  expect(read([{ ...suv, note }])).toEqual([suv]);
});
