import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { StoredSessionAccess } from '../session/storedSession';
import type { RateLimits } from './rateLimits';

/** The thunk middleware's extra argument: what each store has one of, so that nothing lives at module scope. */
export interface ApiExtra {
  readonly stored: StoredSessionAccess;
  /** Has redux-persist write what it still holds back. */
  readonly flushSession: () => Promise<unknown>;
  readonly renewal: TokenRenewal;
  readonly rateLimits: RateLimits;
}

export interface TokenRenewal {
  /**
   * Gets a new access token after a 401, with one refresh for all requests of all tabs that ask at the same time.
   *
   * @param rejected the token that the failed request carried
   * @returns the token to replay with, or `null` if there is none
   */
  renew(rejected: string, api: BaseQueryApi): Promise<string | null>;
}
