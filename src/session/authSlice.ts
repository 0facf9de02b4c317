import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';

/** The user object as the server sent it; any field may be missing (specification §3). */
export type SessionUser = Readonly<Record<string, unknown>>;

/** The three stored items; null if missing. */
export interface StoredSession {
  readonly access: string | null;
  readonly refresh: string | null;
  readonly user: SessionUser | null;
}

export interface AuthState extends StoredSession {
  /** The server refused to renew the access token: it stays stored, but is not sent until the next login. */
  readonly expired: boolean;
  /** Counts logins, logouts and changes of account. A late answer is dropped when it has changed since the request. */
  readonly sessionId: number;
  /** Counts logouts by the visitor, here or in another tab; an expired session is none. */
  readonly logoutCount: number;
}

export const emptySession: StoredSession = { access: null, refresh: null, user: null };
const initialState: AuthState = { ...emptySession, expired: false, sessionId: 0, logoutCount: 0 };

interface RehydrateAction {
  readonly type: typeof REHYDRATE;
  readonly key: string;
  readonly payload?: StoredSession | undefined;
}

const isAuthRehydrate = (action: { type: string; key?: unknown }): action is RehydrateAction =>
  action.type === REHYDRATE && action.key === 'auth';

/** Equal users keep their object identity, so that nothing that shows them renders again. */
const isSame = (one: SessionUser | null, other: SessionUser | null) =>
  JSON.stringify(one) === JSON.stringify(other);

const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    signedIn(state, { payload }: PayloadAction<StoredSession>) {
      return { ...state, ...payload, expired: false, sessionId: state.sessionId + 1 };
    },
    /** A rotated refresh token replaces the stored one; a backend that does not rotate sends none. */
    tokensRenewed(
      state,
      { payload }: PayloadAction<{ access: string; refresh?: string | null | undefined }>,
    ) {
      state.access = payload.access;
      state.refresh = payload.refresh || state.refresh;
      state.expired = false;
    },
    sessionExpired(state) {
      state.expired = true;
    },
    /** The visitor logged out; listeners delete every personal entry on the device too. */
    signedOut({ sessionId, logoutCount }) {
      return { ...initialState, sessionId: sessionId + 1, logoutCount: logoutCount + 1 };
    },
    /** The visitor deleted the sign-in entries on the cookie page; other entries stay. */
    sessionDeleted({ sessionId, logoutCount }) {
      return { ...initialState, sessionId: sessionId + 1, logoutCount };
    },
  },
  extraReducers: (builder) => {
    // From storage at startup, and from other tabs.
    builder.addMatcher(isAuthRehydrate, (state, { payload }) => {
      const stored = payload ?? emptySession;
      // Another tab's items may become visible one by one, the user after the tokens.
      const user = isSame(stored.user, state.user) ? state.user : stored.user;
      if (stored.access === state.access && stored.refresh === state.refresh && user === state.user) return;
      // A renewal never changes the user, so a different user means that another tab logged out and in again.
      const isOther = state.user !== null && user !== state.user;
      const isLogout = state.access !== null && (stored.access === null || isOther);
      const samePerson = stored.access !== null && state.access !== null && user === state.user;
      return {
        ...stored,
        user,
        expired: false,
        sessionId: samePerson ? state.sessionId : state.sessionId + 1,
        logoutCount: isLogout ? state.logoutCount + 1 : state.logoutCount,
      };
    });
  },
  selectors: {
    selectUser: (state) => state.user,
    /** Somebody has signed in on this device, even if that session has expired since. */
    selectHasSession: (state) => state.access !== null,
    selectIsSignedIn: (state) => state.access !== null && !state.expired,
    selectIsExpired: (state) => state.expired,
    selectLogoutCount: (state) => state.logoutCount,
  },
});

export const authReducer = authSlice.reducer;
export const { signedIn, tokensRenewed, sessionExpired, signedOut, sessionDeleted } = authSlice.actions;
export const { selectUser, selectHasSession, selectIsSignedIn, selectIsExpired, selectLogoutCount } =
  authSlice.selectors;
/** The part of the root state that this layer and the base query need. */
export interface WithAuth {
  readonly auth: AuthState;
}
