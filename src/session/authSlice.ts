import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';
import { isRecord } from '../lib/isRecord';

/** The user as sent by the server (specification §3): an object, but stored as it came, whatever it is. */
export type SessionUser = object | string | number | boolean;

/** A field of the user, of any type; undefined if the user isn't an object or has no such field. */
export const userField = (user: SessionUser | null | undefined, name: string): unknown =>
  isRecord(user) ? user[name] : undefined;

/** The three stored items; null if missing. */
export interface StoredSession {
  readonly access: string | null;
  readonly refresh: string | null;
  readonly user: SessionUser | null;
}

export interface AuthState extends StoredSession {
  /** The server rejected the refresh token. The access token remains stored, but isn't sent until the next login. */
  readonly expired: boolean;
  /** Incremented by logins, logouts and account changes. A response is dropped if it has changed since the request. */
  readonly sessionId: number;
  /** Number of logouts by the visitor, in any tab. An expired session doesn't count. */
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

/** If the user is unchanged, the state keeps the same object, so that components don't re-render. */
const isSame = (one: SessionUser | null, other: SessionUser | null) =>
  JSON.stringify(one) === JSON.stringify(other);

const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    signedIn(state, { payload }: PayloadAction<StoredSession>) {
      return { ...state, ...payload, expired: false, sessionId: state.sessionId + 1 };
    },
    /** Backends that rotate refresh tokens send a new one; others don't. */
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
    /** The visitor logged out. Listeners delete all personal entries on the device. */
    signedOut({ sessionId, logoutCount }) {
      return { ...initialState, sessionId: sessionId + 1, logoutCount: logoutCount + 1 };
    },
    /** The visitor deleted the session on the cookie page. Other entries remain. */
    sessionDeleted({ sessionId, logoutCount }) {
      return { ...initialState, sessionId: sessionId + 1, logoutCount };
    },
  },
  extraReducers: (builder) => {
    // From storage at startup, or from another tab.
    builder.addMatcher(isAuthRehydrate, (state, { payload }) => {
      const stored = payload ?? emptySession;
      // Another tab writes its items one at a time, the user after the tokens.
      const user = isSame(stored.user, state.user) ? state.user : stored.user;
      if (stored.access === state.access && stored.refresh === state.refresh && user === state.user) return;
      // A token refresh never changes the user, so a different one means another login.
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
    /** Whether there's a session, even an expired one. */
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
/** The part of the root state used by this layer and the base query. */
export interface WithAuth {
  readonly auth: AuthState;
}
