/**
 * Every key the site writes on a visitor's device. The cookie page is made from this registry,
 * so a key that is not written here is not written at all.
 */
export interface StorageEntry {
  readonly key: string;
  readonly store: 'localStorage' | 'sessionStorage';
  /** What it is for, in the visitor's words. */
  readonly purpose: string;
  /** How long it stays, in the visitor's words. */
  readonly lifetime: string;
}

export const storageKeys = {
  accessToken: {
    key: 'access_token',
    store: 'localStorage',
    purpose: 'Keeps you signed in: proves to our server that a request is yours.',
    lifetime: 'Until you log out',
  },
  refreshToken: {
    key: 'refresh_token',
    store: 'localStorage',
    purpose: 'Keeps you signed in: renews the access token when it runs out.',
    lifetime: 'Until you log out',
  },
  user: {
    key: 'user',
    store: 'localStorage',
    purpose: 'Shows your name and fills in forms for you while you are signed in.',
    lifetime: 'Until you log out',
  },
  quoteDraft: {
    key: 'harmattan.quote-draft',
    store: 'localStorage',
    purpose:
      'Keeps a quote request you have not sent yet, so that a reload or a lost connection loses nothing.',
    lifetime: 'Until the request is sent or you start again',
  },
  chunkReload: {
    key: 'harmattan.chunk-reload',
    store: 'sessionStorage',
    purpose: 'Remembers that the page was reloaded once after an update, so that it never reloads in a loop.',
    lifetime: 'Until you close the tab',
  },
} as const satisfies Record<string, StorageEntry>;
