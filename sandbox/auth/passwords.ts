import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

const KEY_BYTES = 32;
const MIN_LENGTH = 8;

/** The head of the list that Django's CommonPasswordValidator refuses. */
const COMMON = new Set(
  (
    'password password1 password123 passw0rd 12345678 123456789 1234567890 11111111 00000000 qwertyui qwerty123 ' +
    'qwertyuiop iloveyou sunshine princess football baseball superman trustno1 welcome1 letmein1 abc12345 ' +
    'admin123 starwars whatever computer corvette mercedes mustang1 11223344 88888888 87654321'
  ).split(' '),
);

/** What Django's validators say against a password; empty where it may be used. */
export function passwordFaults(password: string): string[] {
  const faults: string[] = [];
  if (password.length < MIN_LENGTH)
    faults.push(`This password is too short. It must contain at least ${String(MIN_LENGTH)} characters.`);
  if (COMMON.has(password.toLowerCase())) faults.push('This password is too common.');
  if (/^\d+$/.test(password)) faults.push('This password is entirely numeric.');
  return faults;
}

const derive = (password: string, salt: Buffer, cost: number) =>
  scryptSync(password, salt, KEY_BYTES, { N: cost, r: 8, p: 1 });

/**
 * A salted hash that carries its own parameters: `scrypt$cost$salt$key`.
 * @param cost scrypt's N, a power of two
 */
export function hashPassword(password: string, cost: number): string {
  const salt = randomBytes(16);
  return ['scrypt', cost, salt.toString('base64'), derive(password, salt, cost).toString('base64')].join('$');
}

/** Tells whether a password is the one that was hashed. */
export function isPassword(password: string, hashed: string): boolean {
  const [, cost = '', salt = '', key = ''] = hashed.split('$');
  const expected = Buffer.from(key, 'base64');
  const actual = derive(password, Buffer.from(salt, 'base64'), Number(cost));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
