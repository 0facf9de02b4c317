import { persistReducer, REHYDRATE } from 'redux-persist';
import type { WebStorage } from 'redux-persist';
import { authReducer, emptySession } from './authSlice';
import type { StoredSession } from './authSlice';
import { sessionKeyNames } from './storedSession';
import type { StoredSessionAccess } from './storedSession';

/** With `serialize` off, redux-persist hands the engine the raw state object. */
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

/** The auth reducer, persisted under the three plain names. The slice itself handles REHYDRATE. */
export function createPersistedAuthReducer(stored: StoredSessionAccess) {
  const config = {
    key: 'auth',
    storage: createEngine(stored),
    whitelist: ['access', 'refresh', 'user'],
    stateReconciler: false as const,
    serialize: false,
    // Missing from the types of redux-persist 6.0.0.
    deserialize: false,
    timeout: 0,
  };
  return persistReducer(config, authReducer);
}

/** The action that replaces the session by the stored one, as redux-persist dispatches it at startup. */
export const rehydrated = (payload: StoredSession) => ({ type: REHYDRATE, key: 'auth', payload }) as const;

/**
 * Follows other tabs that sign in, renew or log out. A page restored from the back/forward cache has missed their storage
 * events, so it reads the storage again.
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
