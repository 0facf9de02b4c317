import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { loadCode } from '../lib/promises';
import type { TokenRenewal } from './apiExtra';

/** A separate chunk, because only expired tokens need it. */
export const loadRenewToken = () => loadCode(() => import('./renewToken'));

export function createTokenRenewal(): TokenRenewal {
  /** By rejected token, so that a new session doesn't wait for a previous session's renewal. */
  const inFlight = new Map<string, Promise<string | null>>();

  return {
    renew(rejected, api) {
      const renewal =
        inFlight.get(rejected) ?? renewOnce(rejected, api).finally(() => inFlight.delete(rejected));
      inFlight.set(rejected, renewal);
      return renewal;
    },
  };
}

async function renewOnce(rejected: string, api: BaseQueryApi): Promise<string | null> {
  const loaded = await loadRenewToken().catch((error: unknown) => {
    // eslint-disable-next-line no-console -- the specification requires exactly this: silent, logged only
    console.debug('Token refresh failed', error);
  });
  return loaded ? loaded.renewToken(rejected, api) : null;
}
