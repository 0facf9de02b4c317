import * as v from 'valibot';
import { serverMessage } from '../serverMessages';
import { emailAddress, optionalFlag, optionalText, requiredText, token } from './fields';

export const RegisterRequestSchema = v.object({
  first_name: requiredText,
  last_name: requiredText,
  email: emailAddress,
  phone: v.optional(v.string()),
  password: requiredText,
});

export const LoginRequestSchema = v.object({ email: emailAddress, password: requiredText });
export const RefreshRequestSchema = v.object({ refresh: requiredText });

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

export type RegisterRequest = v.InferOutput<typeof RegisterRequestSchema>;
export type LoginRequest = v.InferOutput<typeof LoginRequestSchema>;
export type RefreshRequest = v.InferOutput<typeof RefreshRequestSchema>;
