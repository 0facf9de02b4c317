import { storageKeys } from '../config/storageKeys';
import { BEARER_TOKEN } from '../lib/bearerToken';
import { isRecord } from '../lib/isRecord';
import { emptySession } from './authSlice';
import type { SessionUser, StoredSession } from './authSlice';

type Name = 'access' | 'refresh' | 'user';
type Raw = Record<Name, string | null>;

const KEYS: Record<Name, string> = {
  access: storageKeys.accessToken.key,
  refresh: storageKeys.refreshToken.key,
  user: storageKeys.user.key,
};
/**
 * The access token alone tells that somebody is signed in. It is removed first and written last, so that a tab that
 * reads in between finds nobody or a whole session, never half of one.
 */
const ORDER = { goes: ['access', 'refresh', 'user'], comes: ['user', 'refresh', 'access'] } as const;

const nothing: Raw = { access: null, refresh: null, user: null };

/** The names under which the session is stored (specification §7). */
export const sessionKeyNames: readonly string[] = Object.values(KEYS);

/**
 * The session in browser storage, under exactly three names: `access_token` and `refresh_token` as plain
 * strings, `user` as JSON. It remembers the raw values it last read or wrote and writes only differences:
 * nothing on an empty start, no echo after another tab's change, and no tab overwrites another's newer token.
 */
export interface StoredSessionAccess {
  /** What is stored now, or `undefined` where storage is forbidden. Without an access token nobody is signed in. */
  read(): StoredSession | undefined;
  /** What another tab has stored since this one last read or wrote; `undefined` where there is nothing new. */
  readNews(): StoredSession | undefined;
  /** Never throws: where storage is full or forbidden, the session lasts for this visit. */
  write(session: StoredSession): void;
}

/** @param getStorage asked each time, because merely touching `localStorage` throws where it is forbidden. */
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
      return undefined; // forbidden: the visitor stays anonymous
    }
    if (known.access === null || !BEARER_TOKEN.test(known.access)) {
      // Another tab may be about to write the rest: what is there already is not ours to take away.
      known = nothing;
      return emptySession;
    }
    return { access: known.access, refresh: known.refresh || null, user: parseUser(known.user) };
  };

  return {
    read,
    readNews() {
      const before = known;
      const session = read();
      // Compared with what this tab knows to be stored, not with the store: where storage is full, it lags behind.
      return known.access === before.access && known.refresh === before.refresh ? undefined : session;
    },
    write(session) {
      const next: Raw = {
        access: session.access,
        refresh: session.refresh,
        user: session.user && JSON.stringify(session.user),
      };
      for (const name of session.access === null ? ORDER.goes : ORDER.comes) {
        const value = next[name];
        if (value === known[name]) continue;
        try {
          if (value === null) getStorage().removeItem(KEYS[name]);
          else getStorage().setItem(KEYS[name], value);
          known = { ...known, [name]: value };
        } catch {
          // Full or forbidden: the store still holds the session for this visit.
        }
      }
    },
  };
}

function parseUser(json: string | null): SessionUser | null {
  if (!json) return null;
  try {
    const value: unknown = JSON.parse(json);
    return isRecord(value) ? value : null;
  } catch {
    return null; // corrupted: the tokens may still be good
  }
}
