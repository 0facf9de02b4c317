import {
  LoginRequestSchema,
  RefreshRequestSchema,
  RegisterRequestSchema,
} from '../../src/api/requestSchemas';
import { hashPassword, isPassword, passwordFaults } from '../auth/passwords';
import type { User } from '../auth/users';
import type { Handlers } from '../call';
import { invalid, noCredentials, unauthenticated } from '../drf/errors';
import { readBody } from '../drf/readBody';
import type { World } from '../world';

type Names = 'register' | 'login' | 'refreshToken' | 'getProfile';

/** Registration, login, token refresh and profile. */
export function authEndpoints({ users, tokens, throttle, settings, passwordCost }: World): Handlers<Names> {
  const welcome = (user: User, message: string, status: number) =>
    Response.json({ success: true, ...tokens.issue(user.id), user, message }, { status });
  // Compared with where nobody has the address, so that the time taken tells nothing.
  const nobody = hashPassword('', passwordCost);

  return {
    async register({ request }) {
      const { phone = '', ...body } = await readBody(request, RegisterRequestSchema);
      const faults = passwordFaults(body.password);
      const taken = users.byEmail(body.email) !== undefined;
      if (taken || faults.length > 0)
        throw invalid({
          ...(taken && { email: ['A user with this e-mail address already exists.'] }),
          ...(faults.length > 0 && { password: faults }),
        });
      const password = hashPassword(body.password, passwordCost);
      return welcome(users.add({ ...body, phone, password }), 'Registration successful.', 201);
    },

    async login({ request, ip }) {
      const { email, password } = await readBody(request, LoginRequestSchema);
      throttle.check(`login ${ip} ${email.toLowerCase()}`, settings.loginRate);
      const user = users.byEmail(email);
      if (!isPassword(password, user?.password ?? nobody) || !user)
        throw unauthenticated({ detail: 'No active account found with the given credentials' });
      const { password: _, ...profile } = user;
      return welcome(profile, 'Login successful.', 200);
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
