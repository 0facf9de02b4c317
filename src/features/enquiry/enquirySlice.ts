import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { MAX_LINES, MAX_QUANTITY } from './enquiryLimits';
import { requestItem } from './enquiryItem';
import type { EnquiryItem, RequestItem } from './enquiryItem';

interface EnquiryState {
  /** Whether what was kept on the device has been looked at. */
  readonly isRead: boolean;
  readonly items: readonly EnquiryItem[];
  /** Whether the device took the list as it is; until something is written, nothing speaks against it. */
  readonly isKept: boolean;
  /** The list as it was before the visitor emptied it, for Undo. */
  readonly cleared: readonly EnquiryItem[] | null;
}

const initialState: EnquiryState = { isRead: false, items: [], isKept: true, cleared: null };

/** Undo is for a list that was emptied, until anything is on it again. */
const take = (state: EnquiryState, items: readonly EnquiryItem[]): EnquiryState => ({
  ...state,
  items,
  cleared: items.length === 0 ? state.items : null,
});

const within = (quantity: number): number => Math.min(MAX_QUANTITY, Math.max(1, Math.round(quantity)));

const enquirySlice = createSlice({
  name: 'enquiry',
  initialState,
  reducers: {
    /** The list is on the screen, or its count is: what was kept is wanted. */
    enquiryWanted: (state) => state,
    /** From the device, at the start or because another tab changed it. */
    enquiryRestored: (_state, { payload }: PayloadAction<readonly EnquiryItem[]>) => ({
      isRead: true,
      items: payload,
      isKept: true,
      cleared: null,
    }),
    /** The device took the list, or did not. */
    enquiryStored(state, { payload }: PayloadAction<boolean>) {
      state.isKept = payload;
    },
    itemAdded(state, { payload }: PayloadAction<Pick<EnquiryItem, 'id' | 'name'>>) {
      const known = state.items.find(({ id }) => id === payload.id);
      if (known) known.quantity = within(known.quantity + 1);
      else if (state.items.length < MAX_LINES) state.items.push({ ...payload, quantity: 1 });
      state.cleared = null;
    },
    itemRemoved: (state, { payload }: PayloadAction<string>) =>
      take(
        state,
        state.items.filter(({ id }) => id !== payload),
      ),
    listCleared: (state) => take(state, []),
    clearUndone: (state) => ({ ...state, items: state.cleared ?? state.items, cleared: null }),
    quantityChanged(state, { payload }: PayloadAction<{ readonly id: string; readonly quantity: number }>) {
      const item = state.items.find(({ id }) => id === payload.id);
      if (item) item.quantity = within(payload.quantity);
    },
    noteChanged(state, { payload }: PayloadAction<{ readonly id: string; readonly note: string }>) {
      const item = state.items.find(({ id }) => id === payload.id);
      if (item) item.note = payload.note;
    },
    /** They went out with a request. What was put on the list or changed since stays. */
    itemsSent(state, { payload }: PayloadAction<readonly RequestItem[]>) {
      state.items = state.items.filter((item) => {
        const { id, name, quantity } = requestItem(item);
        return !payload.some((sent) => sent.id === id && sent.name === name && sent.quantity === quantity);
      });
    },
    /** Deleted because it was sent, at a logout or on the cookie page. */
    itemsReplaced(state, { payload }: PayloadAction<readonly EnquiryItem[]>) {
      state.items = [...payload];
      state.cleared = null;
    },
  },
  selectors: {
    selectEnquiryItems: (state) => state.items,
    selectEnquiryIsRead: (state) => state.isRead,
    selectEnquiryIsKept: (state) => state.isKept,
    selectCanUndoClear: (state) => state.cleared !== null,
  },
});

export const enquiryReducer = enquirySlice.reducer;
export const {
  enquiryWanted,
  enquiryRestored,
  enquiryStored,
  itemAdded,
  itemRemoved,
  listCleared,
  clearUndone,
  quantityChanged,
  noteChanged,
  itemsSent,
  itemsReplaced,
} = enquirySlice.actions;
export const { selectEnquiryItems, selectEnquiryIsRead, selectEnquiryIsKept, selectCanUndoClear } =
  enquirySlice.selectors;
export interface WithEnquiry {
  readonly enquiry: EnquiryState;
}
