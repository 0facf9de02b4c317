import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { StoredSessionAccess } from '../session/storedSession';
import type { RateLimits } from './rateLimits';

/** The thunk middleware's extra argument. Holds per-store instances, so that no state lives at module scope. */
export interface ApiExtra {
  readonly stored: StoredSessionAccess;
  /** Writes redux-persist's pending changes. */
  readonly flushSession: () => Promise<unknown>;
  readonly renewal: TokenRenewal;
  readonly rateLimits: RateLimits;
}

export interface TokenRenewal {
  /**
   * Gets a new access token after a 401. Concurrent requests in all tabs share one refresh.
   * @param rejected the token of the failed request
   * @returns the token to replay with, or `null` if there is none
   */
  renew(rejected: string, api: BaseQueryApi): Promise<string | null>;
}

/** Continues a wait from an earlier visit, in whole seconds. */
export const resumeRateLimit =
  (path: string, seconds: number): ThunkAction<void, unknown, unknown, UnknownAction> =>
  (_dispatch, _getState, extra) => {
    (extra as ApiExtra).rateLimits.record(path, { kind: 'rate-limited', seconds });
  };
