import { randomBytes, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Clock } from '../clock';
import type { Store } from '../database';
import { bearerNotValid, refreshNotValid } from '../drf/errors';
import type { Settings } from '../options';
import type { Claims } from './jwt';
import { readToken, signToken } from './jwt';

const SIGNING_KEY = 'signing_key';
type Type = Claims['token_type'];

export interface Tokens {
  /** A new pair of tokens for a user. */
  issue(userId: number): { access: string; refresh: string };
  /**
   * Uses up a refresh token.
   * @throws a 401 if it is expired, already used or invalid
   */
  renew(refresh: string): { access: string; refresh?: string };
  /**
   * The user an access token belongs to.
   * @throws a 401 if it is expired or invalid
   */
  userId(access: string): number;
  /** Successful refreshes, and attempts to reuse a refresh token. */
  readonly counts: { refreshes: number; refreshReuse: number };
}

/** Tokens like SimpleJWT's. The signing key is stored in the database so that sessions survive a restart. */
export function createTokens(store: Store, clock: Clock, settings: Settings): Tokens {
  const key = store.setting(SIGNING_KEY) ?? randomBytes(32).toString('hex');
  store.setSetting(SIGNING_KEY, key);
  const counts = { refreshes: 0, refreshReuse: 0 };
  const seconds = () => Math.floor(clock.now() / 1000);
  const lifetimes = { access: settings.accessLifetimeSeconds, refresh: settings.refreshLifetimeSeconds };

  const create = (type: Type, userId: number) => {
    const iat = seconds();
    const claims = { token_type: type, exp: iat + lifetimes[type], iat, jti: randomUUID(), user_id: userId };
    return signToken(claims, key);
  };
  const read = (token: string, type: Type, fail: (message: string) => Error): Claims => {
    const claims = readToken(token, key);
    if (!claims) throw fail('Token is invalid');
    if (claims.token_type !== type) throw fail('Token has wrong type');
    if (claims.exp <= seconds()) throw fail('Token is expired');
    return claims;
  };
  const isBlacklisted = (jti: string) =>
    store.one(v.object({ jti: v.string() }), 'SELECT jti FROM blacklist WHERE jti = ?', [jti]) !== undefined;

  return {
    counts,
    issue: (userId) => ({ access: create('access', userId), refresh: create('refresh', userId) }),
    renew(refresh) {
      const { jti, exp, user_id } = read(refresh, 'refresh', refreshNotValid);
      if (isBlacklisted(jti)) {
        counts.refreshReuse += 1;
        throw refreshNotValid('Token is blacklisted');
      }
      counts.refreshes += 1;
      if (!settings.rotateRefreshTokens) return { access: create('access', user_id) };
      store.run('INSERT INTO blacklist VALUES (?, ?)', [jti, exp]);
      store.run('DELETE FROM blacklist WHERE expires_at < ?', [seconds()]);
      return { access: create('access', user_id), refresh: create('refresh', user_id) };
    },
    userId: (access) => read(access, 'access', bearerNotValid).user_id,
  };
}
