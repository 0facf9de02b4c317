import { unauthenticated } from '../drf/errors';
import type { Tokens } from './tokens';
import type { User, Users } from './users';

/**
 * The user a request's bearer token belongs to. Runs before the view, like SimpleJWT's authentication.
 * @throws a 401 for an invalid bearer token, on public paths too
 */
export function authenticate(request: Request, tokens: Tokens, users: Users): User | null {
  const [scheme, token, ...more] = (request.headers.get('authorization') ?? '').trim().split(/\s+/);
  if (scheme !== 'Bearer') return null;
  if (token === undefined || more.length > 0)
    throw unauthenticated({
      detail: 'Authorization header must contain two space-delimited values',
      code: 'bad_authorization_header',
    });
  const user = users.byId(tokens.userId(token));
  if (!user) throw unauthenticated({ detail: 'User not found', code: 'user_not_found' });
  return user;
}
