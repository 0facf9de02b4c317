import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

const ClaimsSchema = v.object({
  token_type: v.picklist(['access', 'refresh']),
  /** Seconds since 1970. */
  exp: v.number(),
  iat: v.number(),
  jti: v.string(),
  user_id: v.number(),
});
export type Claims = v.InferOutput<typeof ClaimsSchema>;

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const HEADER = encode({ alg: 'HS256', typ: 'JWT' });

const signature = (text: string, key: string) => createHmac('sha256', key).update(text).digest();

/** A JSON Web Token signed with HMAC SHA-256 (RFC 7519, RFC 7518 section 3.2). */
export function signToken(claims: Claims, key: string): string {
  const text = `${HEADER}.${encode(claims)}`;
  return `${text}.${signature(text, key).toString('base64url')}`;
}

/** The claims of a token signed with this key, expired or not. Undefined for any other text. */
export function readToken(token: string, key: string): Claims | undefined {
  const [header, payload, encodedSignature, ...more] = token.split('.');
  if (header !== HEADER || payload === undefined || encodedSignature === undefined || more.length > 0)
    return undefined;
  const actual = Buffer.from(encodedSignature, 'base64url');
  const expected = signature(`${header}.${payload}`, key);
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined;
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const parsed = v.safeParse(ClaimsSchema, claims);
  return parsed.success ? parsed.output : undefined;
}
