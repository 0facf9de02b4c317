/** Douglas Crockford's base 32: without I, L, O and U. Lower case and look-alikes are accepted, too. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 8;

type FillRandom = (bytes: Uint8Array<ArrayBuffer>) => unknown;

/** Multiplies by x in GF(32) with x^5 + x^2 + 1. */
const timesX = (value: number): number => ((value << 1) ^ (value & 16 ? 0b100101 : 0)) & 31;

/**
 * Computes the check character for the first seven characters. It's a linear code over GF(32), which unlike a sum
 * detects every single wrong character and every swapped pair. Starts at one, so that eight zeros aren't valid.
 */
function checkCharacter(characters: string): string {
  const check = [...characters].reduce((sum, character) => timesX(sum ^ ALPHABET.indexOf(character)), 1);
  return ALPHABET.charAt(check);
}

/** Generates a code of seven random characters (35 bits) and a check character, such as '7ZK3M0QW'. */
export function makeReferralCode(
  fillRandom: FillRandom = (bytes) => globalThis.crypto.getRandomValues(bytes),
): string {
  const bytes = new Uint8Array(CODE_LENGTH - 1);
  fillRandom(bytes);
  const characters = Array.from(bytes, (byte) => ALPHABET.charAt(byte & 31)).join('');
  return characters + checkCharacter(characters);
}

/** Normalizes a typed or linked code: upper case, I and L as 1, O as 0, no spaces or hyphens. */
export function normalizeReferralCode(text: string): string {
  return text.replace(/[\s-]/g, '').toUpperCase().replace(/[IL]/g, '1').replace(/O/g, '0');
}

/**
 * Parses and normalizes an untrusted code.
 * @returns undefined unless it has eight valid characters with a correct check character
 */
export function parseReferralCode(text: unknown): string | undefined {
  if (typeof text !== 'string' || text.length > 4 * CODE_LENGTH) return undefined;
  const code = normalizeReferralCode(text);
  if (code.length !== CODE_LENGTH || ![...code].every((character) => ALPHABET.includes(character))) {
    return undefined;
  }
  return checkCharacter(code.slice(0, -1)) === code.slice(-1) ? code : undefined;
}
