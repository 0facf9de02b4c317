import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

const KEY_BYTES = 32;
const MIN_LENGTH = 8;

/** The top of the list that Django's CommonPasswordValidator rejects. */
const COMMON = new Set(
  (
    'password password1 password123 passw0rd 12345678 123456789 1234567890 11111111 00000000 qwertyui qwerty123 ' +
    'qwertyuiop iloveyou sunshine princess football baseball superman trustno1 welcome1 letmein1 abc12345 ' +
    'admin123 starwars whatever computer corvette mercedes mustang1 11223344 88888888 87654321'
  ).split(' '),
);

/** The messages of Django's password validators. Empty if the password is acceptable. */
export function passwordErrors(password: string): string[] {
  const errors: string[] = [];
  if (password.length < MIN_LENGTH)
    errors.push(`This password is too short. It must contain at least ${String(MIN_LENGTH)} characters.`);
  if (COMMON.has(password.toLowerCase())) errors.push('This password is too common.');
  if (/^\d+$/.test(password)) errors.push('This password is entirely numeric.');
  return errors;
}

const derive = (password: string, salt: Buffer, cost: number) =>
  scryptSync(password, salt, KEY_BYTES, { N: cost, r: 8, p: 1 });

/**
 * A salted hash that includes its parameters: `scrypt$cost$salt$key`.
 * @param cost scrypt's N, a power of two
 */
export function hashPassword(password: string, cost: number): string {
  const salt = randomBytes(16);
  return ['scrypt', cost, salt.toString('base64'), derive(password, salt, cost).toString('base64')].join('$');
}

/** Whether the password matches the hash. */
export function isPassword(password: string, hashed: string): boolean {
  const [, cost = '', salt = '', key = ''] = hashed.split('$');
  const expected = Buffer.from(key, 'base64');
  const actual = derive(password, Buffer.from(salt, 'base64'), Number(cost));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
