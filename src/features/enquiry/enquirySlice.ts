import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { MAX_ITEMS, MAX_QUANTITY } from './enquiryLimits';
import { toRequestItem } from './enquiryItem';
import type { EnquiryItem, RequestItem } from './enquiryItem';

interface EnquiryState {
  /** Whether the saved list has been loaded from the device. */
  readonly isLoaded: boolean;
  readonly items: readonly EnquiryItem[];
  /** Whether the last save on the device succeeded; true before the first one. */
  readonly isSaved: boolean;
  /** The list before it was emptied, for Undo. */
  readonly cleared: readonly EnquiryItem[] | null;
}

const initialState: EnquiryState = { isLoaded: false, items: [], isSaved: true, cleared: null };

/** Emptying the list can be undone until an item is added. */
const withItems = (state: EnquiryState, items: readonly EnquiryItem[]): EnquiryState => ({
  ...state,
  items,
  cleared: items.length === 0 ? state.items : null,
});

const clampQuantity = (quantity: number): number => Math.min(MAX_QUANTITY, Math.max(1, Math.round(quantity)));

const enquirySlice = createSlice({
  name: 'enquiry',
  initialState,
  reducers: {
    /** A component that shows the list or its count has mounted. */
    enquiryRequested: (state) => state,
    /** Loaded from the device, at first use or after a change in another tab. */
    enquiryRestored: (_state, { payload }: PayloadAction<readonly EnquiryItem[]>) => ({
      isLoaded: true,
      items: payload,
      isSaved: true,
      cleared: null,
    }),
    /** A save on the device succeeded or failed. */
    enquiryStored(state, { payload }: PayloadAction<boolean>) {
      state.isSaved = payload;
    },
    itemAdded(state, { payload }: PayloadAction<Pick<EnquiryItem, 'id' | 'name'>>) {
      const known = state.items.find(({ id }) => id === payload.id);
      if (known) known.quantity = clampQuantity(known.quantity + 1);
      else if (state.items.length < MAX_ITEMS) state.items.push({ ...payload, quantity: 1 });
      state.cleared = null;
    },
    itemRemoved: (state, { payload }: PayloadAction<string>) =>
      withItems(
        state,
        state.items.filter(({ id }) => id !== payload),
      ),
    listCleared: (state) => withItems(state, []),
    clearUndone: (state) => ({ ...state, items: state.cleared ?? state.items, cleared: null }),
    quantityChanged(state, { payload }: PayloadAction<{ readonly id: string; readonly quantity: number }>) {
      const item = state.items.find(({ id }) => id === payload.id);
      if (item) item.quantity = clampQuantity(payload.quantity);
    },
    noteChanged(state, { payload }: PayloadAction<{ readonly id: string; readonly note: string }>) {
      const item = state.items.find(({ id }) => id === payload.id);
      if (item) item.note = payload.note;
    },
    /** Removes items sent with a request, except those added or changed since. */
    itemsSent(state, { payload }: PayloadAction<readonly RequestItem[]>) {
      // Undo must not bring back what was sent.
      if (payload.length > 0) state.cleared = null;
      state.items = state.items.filter((item) => {
        const { id, name, quantity } = toRequestItem(item);
        return !payload.some((sent) => sent.id === id && sent.name === name && sent.quantity === quantity);
      });
    },
    /** Empties the list without Undo: it was sent as a message, deleted on the cookie page, or the visitor logged out. */
    listDiscarded: (state) => ({ ...state, items: [], cleared: null }),
  },
  selectors: {
    selectEnquiryItems: (state) => state.items,
    selectEnquiryIsLoaded: (state) => state.isLoaded,
    selectEnquiryIsSaved: (state) => state.isSaved,
    selectCanUndoClear: (state) => state.cleared !== null,
  },
});

export const enquiryReducer = enquirySlice.reducer;
export const {
  enquiryRequested,
  enquiryRestored,
  enquiryStored,
  itemAdded,
  itemRemoved,
  listCleared,
  clearUndone,
  quantityChanged,
  noteChanged,
  itemsSent,
  listDiscarded,
} = enquirySlice.actions;
export const { selectEnquiryItems, selectEnquiryIsLoaded, selectEnquiryIsSaved, selectCanUndoClear } =
  enquirySlice.selectors;
export interface WithEnquiry {
  readonly enquiry: EnquiryState;
}
