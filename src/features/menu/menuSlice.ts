import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { locationChanged } from '../../session/locationSlice';

/** The header's menus. Only one is open at a time. */
export type MenuName = 'main' | 'portals';

interface MenuState {
  readonly open: MenuName | null;
}

const initialState: MenuState = { open: null };

const menuSlice = createSlice({
  name: 'menu',
  initialState,
  reducers: {
    menuOpened: (_state, { payload }: PayloadAction<MenuName>) => ({ open: payload }),
    /** Closed by a second click, Escape, choosing a link, an outside click or a dialog. */
    menuClosed: () => initialState,
  },
  extraReducers: (builder) => builder.addCase(locationChanged, () => initialState),
  selectors: { selectOpenMenu: (state) => state.open },
});

export const menuReducer = menuSlice.reducer;
export const { menuOpened, menuClosed } = menuSlice.actions;
export const { selectOpenMenu } = menuSlice.selectors;
