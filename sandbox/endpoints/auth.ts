import { LoginRequestSchema, RefreshRequestSchema, RegisterRequestSchema } from '../../src/api/schemas/auth';
import { hashPassword, isPassword, passwordErrors } from '../auth/passwords';
import type { User } from '../auth/users';
import type { Handlers } from '../call';
import { invalid, noCredentials, unauthenticated } from '../drf/errors';
import { readBody } from '../drf/readBody';
import type { World } from '../world';

type Names = 'register' | 'login' | 'refreshToken' | 'getProfile';

export function authEndpoints({ users, tokens, throttle, settings, passwordCost }: World): Handlers<Names> {
  const signedIn = (user: User, message: string, status: number) =>
    Response.json({ success: true, ...tokens.issue(user.id), user, message }, { status });
  // Checked if there is no such user, so that the response time doesn't reveal which addresses are registered.
  const dummyHash = hashPassword('', passwordCost);

  return {
    async register({ request }) {
      const { phone = '', ...body } = await readBody(request, RegisterRequestSchema);
      const errors = passwordErrors(body.password);
      const taken = users.byEmail(body.email) !== undefined;
      if (taken || errors.length > 0)
        throw invalid({
          ...(taken && { email: ['A user with this e-mail address already exists.'] }),
          ...(errors.length > 0 && { password: errors }),
        });
      const password = hashPassword(body.password, passwordCost);
      return signedIn(users.add({ ...body, phone, password }), 'Registration successful.', 201);
    },

    async login({ request, ip }) {
      const { email, password } = await readBody(request, LoginRequestSchema);
      throttle.check(`login ${ip} ${email.toLowerCase()}`, settings.loginRate);
      const user = users.byEmail(email);
      if (!isPassword(password, user?.password ?? dummyHash) || !user)
        throw unauthenticated({ detail: 'No active account found with the given credentials' });
      const { password: _, ...profile } = user;
      return signedIn(profile, 'Login successful.', 200);
    },

    async refreshToken({ request }) {
      const { refresh } = await readBody(request, RefreshRequestSchema);
      return Response.json(tokens.renew(refresh));
    },

    getProfile({ user }) {
      if (!user) throw noCredentials();
      return Response.json(user);
    },
  };
}
