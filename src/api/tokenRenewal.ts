import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { safeParse } from 'valibot';
import { mayPass } from '../lib/apiError';
import { sessionExpired, tokensRenewed } from '../session/authSlice';
import type { WithAuth } from '../session/authSlice';
import { withCrossTabLock } from '../session/crossTabLock';
import { rehydrated } from '../session/persistence';
import type { StoredSessionAccess } from '../session/storedSession';
import { operations } from './operations';
import { RefreshResponseSchema } from './schemas';
import { send } from './send';
import type { RateLimits } from './rateLimits';

const LOCK_NAME = 'harmattan.token-refresh';

/** What the store hands to every thunk, so that a base query needs no singleton at module scope. */
export interface ApiExtra {
  readonly stored: StoredSessionAccess;
  readonly renewal: TokenRenewal;
  readonly rateLimits: RateLimits;
}

export interface TokenRenewal {
  /**
   * Answers a 401 by a new access token, or `null` where there is none to be had. However many requests
   * ask at once, in this tab or another, the backend is asked once.
   *
   * @param rejected the token that the failed request carried
   */
  renew(rejected: string, api: BaseQueryApi): Promise<string | null>;
}

export function createTokenRenewal(): TokenRenewal {
  /** By the rejected token: whoever signs in anew does not wait for the renewal of the session before. */
  const inFlight = new Map<string, Promise<string | null>>();

  return {
    renew(rejected, api) {
      const { access, expired } = auth(api);
      // The request left with an old token and came back late: another one is here already.
      if (access !== rejected) return Promise.resolve(expired ? null : access);
      const renewal =
        inFlight.get(rejected) ?? renewOnce(rejected, api).finally(() => inFlight.delete(rejected));
      inFlight.set(rejected, renewal);
      return renewal;
    },
  };
}

const auth = (api: BaseQueryApi) => (api.getState() as WithAuth).auth;

async function renewOnce(rejected: string, api: BaseQueryApi): Promise<string | null> {
  const { sessionId } = auth(api);
  const { stored } = api.extra as ApiExtra;
  /** What is decided already: another tab's token, or null for nobody; undefined while the token is still ours to renew. */
  const settled = (): string | null | undefined => {
    const news = stored.readNews();
    if (news && auth(api).sessionId === sessionId) api.dispatch(rehydrated(news));
    const { sessionId: now, access, expired } = auth(api);
    if (now !== sessionId || expired) return null;
    return access === rejected ? undefined : access;
  };

  return withCrossTabLock(LOCK_NAME, async (wrote) => {
    // Another tab renewed, signed in or logged out while we waited: do as it did.
    const before = settled();
    if (before !== undefined) return before;

    const { refresh } = auth(api);
    const renewed = refresh ? await askForTokens(refresh, api) : null;
    // Logged out or signed in anew in the meantime, or, without locks, another tab was faster: our answer is nobody's.
    const meanwhile = settled();
    if (meanwhile !== undefined) return meanwhile;
    // Only a refusal ends the session: trouble that may pass leaves it to the next request to ask again.
    if (renewed === null) api.dispatch(sessionExpired());
    if (!renewed) return null;
    api.dispatch(tokensRenewed(renewed));
    // Before the lock is given up, so that the next tab finds the new tokens and does not spend the old one.
    const { access, refresh: rotated, user } = auth(api);
    stored.write({ access, refresh: rotated, user });
    wrote();
    return access;
  });
}

/**
 * Silent on failure (specification §4): a line for developers, nothing for the visitor.
 * @returns `null` where the backend refuses, `undefined` where it could not be asked
 */
async function askForTokens(refresh: string, api: BaseQueryApi) {
  // Its own controller: borrowing the triggering request's signal would end the refresh with that request.
  const own = { ...api, signal: new AbortController().signal };
  const result = await send({ ...operations.refreshToken, body: { refresh } }, undefined, own);
  const parsed = result.error ? undefined : safeParse(RefreshResponseSchema, result.data);
  if (parsed?.success) return parsed.output;
  // eslint-disable-next-line no-console -- the specification asks for exactly this: logged only
  console.debug('Token refresh failed', result.error?.kind ?? 'malformed');
  const passes = result.error && (mayPass(result.error) || result.error.kind === 'rate-limited');
  return passes ? undefined : null;
}
