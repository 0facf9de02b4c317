/** Douglas Crockford's base 32: no I, L, O and U; small letters and look-alikes are read too. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 8;

type FillRandom = (bytes: Uint8Array<ArrayBuffer>) => unknown;

/** Multiplication by x in GF(32) with x^5 + x^2 + 1. */
const timesX = (value: number): number => ((value << 1) ^ (value & 16 ? 0b100101 : 0)) & 31;

/**
 * The character that follows seven others. A linear code over GF(32): unlike a sum it notices every single
 * wrong character and every two that changed places. It starts at one, lest eight noughts be a code.
 */
function checkCharacter(characters: string): string {
  const check = [...characters].reduce((sum, character) => timesX(sum ^ ALPHABET.indexOf(character)), 1);
  return ALPHABET.charAt(check);
}

/** A new code: seven random characters (35 bits) and one that checks them, such as '7ZK3M0QW'. */
export function makeReferralCode(
  fillRandom: FillRandom = (bytes) => globalThis.crypto.getRandomValues(bytes),
): string {
  const bytes = new Uint8Array(CODE_LENGTH - 1);
  fillRandom(bytes);
  const characters = Array.from(bytes, (byte) => ALPHABET.charAt(byte & 31)).join('');
  return characters + checkCharacter(characters);
}

/** A code as typed or taken from a link, the way it is written: capitals, I and L as 1, O as 0, no hyphens. */
export function normalizeReferralCode(text: string): string {
  return text.replace(/[\s-]/g, '').toUpperCase().replace(/[IL]/g, '1').replace(/O/g, '0');
}

/**
 * The code in a text that came from outside, normalized.
 * @returns undefined when it is not eight characters of the alphabet or its check character is wrong
 */
export function parseReferralCode(text: unknown): string | undefined {
  if (typeof text !== 'string' || text.length > 4 * CODE_LENGTH) return undefined;
  const code = normalizeReferralCode(text);
  if (code.length !== CODE_LENGTH || ![...code].every((character) => ALPHABET.includes(character))) {
    return undefined;
  }
  return checkCharacter(code.slice(0, -1)) === code.slice(-1) ? code : undefined;
}
