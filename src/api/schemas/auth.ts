import * as v from 'valibot';
import { serverMessage } from '../serverMessages';
import { optionalFlag, optionalText, token } from './fields';

const UserSchema = v.record(v.string(), v.unknown());

/** The contract's AuthResponse. Without a refresh token, the session ends when the access token expires. */
export const AuthResponseSchema = v.looseObject({
  success: optionalFlag,
  access: token,
  refresh: optionalText,
  user: v.optional(v.unknown()),
  message: optionalText,
  errors: v.optional(v.unknown()),
});

/** Response of `register`. Without a token, the account must first be confirmed; the server's message explains how. */
export const RegisterResponseSchema = v.pipe(
  v.looseObject({
    ...AuthResponseSchema.entries,
    access: v.optional(v.fallback(v.nullable(token), null)),
  }),
  v.check((body) => Boolean(body.access ?? serverMessage(body)), 'neither a token nor a sentence'),
);

/** Response of `refreshToken`. Has a new refresh token if the backend rotates them. */
export const RefreshResponseSchema = v.looseObject({
  access: token,
  refresh: optionalText,
});

/** Response of `getProfile`: the user object, bare or under `user`. */
export const ProfileSchema = v.pipe(
  UserSchema,
  v.transform((body): Record<string, unknown> => (v.is(UserSchema, body.user) ? body.user : body)),
);
