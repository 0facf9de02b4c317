import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';

/** Whatever object the server calls the user: no field in it may be taken for granted (specification §3). */
export type SessionUser = Readonly<Record<string, unknown>>;

/** The three stored items; null where there is none. */
export interface StoredSession {
  readonly access: string | null;
  readonly refresh: string | null;
  readonly user: SessionUser | null;
}

export interface AuthState extends StoredSession {
  /** The access token could not be renewed: it is kept, but sent no more until the next login. */
  readonly expired: boolean;
  /** Goes up at each login, logout and change of person, so that an answer that comes too late is recognised. */
  readonly generation: number;
}

export const emptySession: StoredSession = { access: null, refresh: null, user: null };
const initialState: AuthState = { ...emptySession, expired: false, generation: 0 };

interface RehydrateAction {
  readonly type: typeof REHYDRATE;
  readonly key: string;
  readonly payload?: StoredSession;
}

const isAuthRehydrate = (action: { type: string; key?: unknown }): action is RehydrateAction =>
  action.type === REHYDRATE && action.key === 'auth';

/** The same in every field: then the object stays the same, and nothing is filled in or drawn anew. */
const isSame = (one: SessionUser | null, other: SessionUser | null) =>
  JSON.stringify(one) === JSON.stringify(other);

const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    signedIn(state, { payload }: PayloadAction<StoredSession>) {
      return { ...payload, expired: false, generation: state.generation + 1 };
    },
    /** A rotated refresh token replaces the stored one; a backend that does not rotate sends none. */
    tokensRenewed(state, { payload }: PayloadAction<{ access: string; refresh?: string | null }>) {
      state.access = payload.access;
      state.refresh = payload.refresh ?? state.refresh;
      state.expired = false;
    },
    sessionExpired(state) {
      state.expired = true;
    },
    signedOut(state) {
      return { ...initialState, generation: state.generation + 1 };
    },
  },
  extraReducers: (builder) => {
    // From storage at the start, and from another tab whenever it signs in, renews or logs out.
    builder.addMatcher(isAuthRehydrate, (state, { payload }) => {
      const stored = payload ?? emptySession;
      // Another tab's items may become visible one after the other: the user after the tokens.
      const user = isSame(stored.user, state.user) ? state.user : stored.user;
      if (stored.access === state.access && stored.refresh === state.refresh && user === state.user) return;
      // A renewal changes tokens, never the user.
      const samePerson = stored.access !== null && state.access !== null && user === state.user;
      return {
        ...stored,
        user,
        expired: false,
        generation: samePerson ? state.generation : state.generation + 1,
      };
    });
  },
  selectors: {
    selectUser: (state) => state.user,
    selectIsSignedIn: (state) => state.access !== null,
    selectIsExpired: (state) => state.expired,
  },
});

export const authReducer = authSlice.reducer;
export const { signedIn, tokensRenewed, sessionExpired, signedOut } = authSlice.actions;
export const { selectUser, selectIsSignedIn, selectIsExpired } = authSlice.selectors;
/** Part of the root state that the session layer and the base query read. */
export interface WithAuth {
  readonly auth: AuthState;
}
