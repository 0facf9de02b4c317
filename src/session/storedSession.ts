import { storageKeys } from '../config/storageKeys';
import { emptySession } from './authSlice';
import type { SessionUser, StoredSession } from './authSlice';

/** Matches tokens that fit in an Authorization header: visible ASCII. `fetch` throws on most other values. */
export const BEARER_TOKEN = /^[\x21-\x7e]+$/;

type Name = 'access' | 'refresh' | 'user';
type Raw = Record<Name, string | null>;

const KEYS: Record<Name, string> = {
  access: storageKeys.accessToken.key,
  refresh: storageKeys.refreshToken.key,
  user: storageKeys.user.key,
};
/**
 * The access token decides whether there's a session. It's removed first and written last, so that other tabs
 * read either a whole session or none.
 */
const REMOVAL_ORDER = ['access', 'refresh', 'user'] as const;
const WRITE_ORDER = ['user', 'refresh', 'access'] as const;

const nothing: Raw = { access: null, refresh: null, user: null };

/** The session's storage keys (specification §7). */
export const sessionKeyNames: readonly string[] = Object.values(KEYS);

/**
 * The session in localStorage under exactly three keys: `access_token` and `refresh_token` as plain strings,
 * `user` as JSON. Remembers the raw values it last read or wrote and writes only differences, so that no tab
 * overwrites another's newer token.
 */
export interface StoredSessionAccess {
  /** The stored session, empty without a valid access token; `undefined` if storage is blocked. */
  read(): StoredSession | undefined;
  /** The stored session if another tab has changed its tokens since the last read or write; else `undefined`. */
  readChanges(): StoredSession | undefined;
  /** Never throws. If storage is full or blocked, the session lasts for this visit. */
  write(session: StoredSession): void;
}

/**
 * @param getStorage called on each access, because reading `window.localStorage` throws if storage is blocked
 */
export function createStoredSession(getStorage: () => Storage): StoredSessionAccess {
  let known = nothing;

  const read = (): StoredSession | undefined => {
    try {
      const storage = getStorage();
      known = {
        access: storage.getItem(KEYS.access),
        refresh: storage.getItem(KEYS.refresh),
        user: storage.getItem(KEYS.user),
      };
    } catch {
      return undefined; // Storage is blocked, so the visitor stays anonymous.
    }
    if (known.access === null || !BEARER_TOKEN.test(known.access)) {
      // Don't remove the other items: another tab may be about to write the access token.
      known = nothing;
      return emptySession;
    }
    return { access: known.access, refresh: known.refresh || null, user: parseUser(known.user) };
  };

  return {
    read,
    readChanges() {
      const before = known;
      const session = read();
      // Not compared with the store: if storage is full, the store is newer.
      return known.access === before.access && known.refresh === before.refresh ? undefined : session;
    },
    write(session) {
      const next: Raw = {
        access: session.access,
        refresh: session.refresh,
        user: session.user === null ? null : JSON.stringify(session.user),
      };
      for (const name of session.access === null ? REMOVAL_ORDER : WRITE_ORDER) {
        const value = next[name];
        if (value === known[name]) continue;
        try {
          if (value === null) getStorage().removeItem(KEYS[name]);
          else getStorage().setItem(KEYS[name], value);
          known = { ...known, [name]: value };
        } catch {
          // Storage is full or blocked. The store still has the session.
        }
      }
    },
  };
}

function parseUser(json: string | null): SessionUser | null {
  if (!json) return null;
  try {
    return JSON.parse(json) as SessionUser | null;
  } catch {
    return null; // The user is corrupt, but the tokens may be valid.
  }
}
