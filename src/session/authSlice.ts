import { createAction, createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';
import { isRecord } from '../lib/json';

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
}

export const emptySession: StoredSession = { access: null, refresh: null, user: null };
const initialState: AuthState = { ...emptySession, expired: false, sessionId: 0 };

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
    signedOut({ sessionId }) {
      return { ...initialState, sessionId: sessionId + 1 };
    },
    /** The visitor deleted the session on the cookie page. Other entries remain. */
    sessionDeleted({ sessionId }) {
      return { ...initialState, sessionId: sessionId + 1 };
    },
  },
  extraReducers: (builder) => {
    // From storage at startup, or from another tab.
    builder.addMatcher(isAuthRehydrate, (state, { payload }) => {
      const stored = payload ?? emptySession;
      // Another tab writes its items one at a time, the user after the tokens.
      const user = isSame(stored.user, state.user) ? state.user : stored.user;
      if (stored.access === state.access && stored.refresh === state.refresh && user === state.user) return;
      const samePerson = stored.access !== null && state.access !== null && user === state.user;
      return {
        ...stored,
        user,
        expired: false,
        sessionId: samePerson ? state.sessionId : state.sessionId + 1,
      };
    });
  },
  selectors: {
    selectUser: (state) => state.user,
    /** Whether there's a session, even an expired one. */
    selectHasSession: (state) => state.access !== null,
    selectIsSignedIn: (state) => state.access !== null && !state.expired,
    selectIsExpired: (state) => state.expired,
  },
});

export const authReducer = authSlice.reducer;
export const { signedIn, tokensRenewed, sessionExpired, signedOut, sessionDeleted } = authSlice.actions;
export const { selectUser, selectHasSession, selectIsSignedIn, selectIsExpired } = authSlice.selectors;

/** The visitor logged out in another tab. Dispatched after the session that this tab read from storage. */
export const signedOutElsewhere = createAction('auth/signedOutElsewhere');
/** The visitor logged out, in this tab or another. An expired session doesn't count. */
export const isLoggedOut = isAnyOf(signedOut, signedOutElsewhere);

/** Whether a stored session replaced this tab's because another tab logged out, or signed in to another account. */
export const endsSession = (action: UnknownAction, now: AuthState, before: AuthState): boolean =>
  isAuthRehydrate(action) &&
  before.access !== null &&
  // A token refresh never changes the user, so a different one means another login.
  (now.access === null || (before.user !== null && now.user !== before.user));

/** The part of the root state used by this layer and the base query. */
export interface WithAuth {
  readonly auth: AuthState;
}
