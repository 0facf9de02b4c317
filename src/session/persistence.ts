import { persistReducer, REHYDRATE } from 'redux-persist';
import type { WebStorage } from 'redux-persist';
import { authReducer, emptySession } from './authSlice';
import type { StoredSession } from './authSlice';
import { sessionKeyNames } from './storedSession';
import type { StoredSessionAccess } from './storedSession';

/** redux-persist calls the engine with the raw field object, because `serialize` is off. */
function createEngine(stored: StoredSessionAccess): WebStorage {
  return {
    getItem: () => Promise.resolve((stored.read() ?? emptySession) as unknown as string),
    setItem: (_key, session) => {
      stored.write(session as unknown as StoredSession);
      return Promise.resolve();
    },
    removeItem: () => {
      stored.write(emptySession);
      return Promise.resolve();
    },
  };
}

/** The auth reducer, kept in storage under the three plain names. The slice itself decides what a rehydration means. */
export function createPersistedAuthReducer(stored: StoredSessionAccess) {
  const config = {
    key: 'auth',
    storage: createEngine(stored),
    whitelist: ['access', 'refresh', 'user'],
    stateReconciler: false as const,
    serialize: false,
    // Missing from the types of redux-persist 6.0.0, but read by its getStoredState.
    deserialize: false,
    timeout: 0,
  };
  return persistReducer(config, authReducer);
}

/** The action that replaces the session by what is stored, as redux-persist itself does at the start. */
export const rehydrated = (payload: StoredSession) => ({ type: REHYDRATE, key: 'auth', payload }) as const;

/**
 * Follows the other tabs: whenever one of them signs in, renews or logs out, this one does so too. A page that lay in
 * the back/forward cache meanwhile was told nothing: it looks when it is shown again.
 * @returns teardown
 */
export function followOtherTabs(
  stored: StoredSessionAccess,
  dispatch: (action: ReturnType<typeof rehydrated>) => unknown,
): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // A null key is a clear of everything.
    if (key !== null && !sessionKeyNames.includes(key)) return;
    const session = stored.read();
    if (session) dispatch(rehydrated(session));
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    const news = persisted && stored.readNews();
    if (news) dispatch(rehydrated(news));
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}
