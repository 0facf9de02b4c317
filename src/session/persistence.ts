import { persistReducer, REHYDRATE } from 'redux-persist';
import type { WebStorage } from 'redux-persist';
import { authReducer, emptySession } from './authSlice';
import type { StoredSession } from './authSlice';
import { sessionKeyNames } from './storedSession';
import type { StoredSessionAccess } from './storedSession';

/** With `serialize` off, redux-persist passes the raw state object to the engine. */
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

/** The auth reducer, persisted under the three keys. The slice itself handles REHYDRATE. */
export function createPersistedAuthReducer(stored: StoredSessionAccess) {
  const config = {
    key: 'auth',
    storage: createEngine(stored),
    whitelist: ['access', 'refresh', 'user'],
    stateReconciler: false as const,
    serialize: false,
    // Missing in the types of redux-persist 6.0.0.
    deserialize: false,
    timeout: 0,
  };
  return persistReducer(config, authReducer);
}

/** Replaces the session with the stored one, in the same way as redux-persist at startup. */
export const rehydrated = (payload: StoredSession) => ({ type: REHYDRATE, key: 'auth', payload }) as const;

/**
 * Follows sign-ins, refreshes and logouts in other tabs. A page restored from the back/forward cache has
 * missed storage events, so it reads the storage again.
 * @returns teardown
 */
export function followOtherTabs(
  stored: StoredSessionAccess,
  dispatch: (action: ReturnType<typeof rehydrated>) => unknown,
): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // The key is null after `localStorage.clear()`.
    if (key !== null && !sessionKeyNames.includes(key)) return;
    const session = stored.read();
    if (session) dispatch(rehydrated(session));
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    const changed = persisted && stored.readChanges();
    if (changed) dispatch(rehydrated(changed));
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}
