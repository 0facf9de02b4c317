/** Length of every VIN since 1981 (ISO 3779, 49 CFR 565.13). */
export const VIN_LENGTH = 17;

/** Place of the check digit, counted from 1. */
export const CHECK_POSITION = 9;

/** Weights by position, 49 CFR 565.15(c)(4), Table IV; the check digit itself weighs nothing. */
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** Letters as numbers, 49 CFR 565.15(c)(3), Table III; I, O and Q do not occur. */
const LETTERS: Readonly<Record<string, number>> = {
  ...{ A: 1, B: 2, C: 3, D: 4, E: 5, F: 6, G: 7, H: 8 },
  ...{ J: 1, K: 2, L: 3, M: 4, N: 5, P: 7, R: 9 },
  ...{ S: 2, T: 3, U: 4, V: 5, W: 6, X: 7, Y: 8, Z: 9 },
};

const valueOf = (character: string): number | undefined =>
  /^[0-9]$/.test(character) ? Number(character) : LETTERS[character];

/** Whether a character may stand in a VIN at all: a digit, or a capital letter other than I, O, Q. */
export const isVinCharacter = (character: string): boolean => valueOf(character) !== undefined;

/**
 * The check digit that the other sixteen characters ask for: '0'-'9', or 'X' for ten (49 CFR 565.15(c)).
 * @param vin normalized
 * @returns undefined when it has not 17 characters or one of them is impossible
 */
export function vinCheckDigit(vin: string): string | undefined {
  if (vin.length !== VIN_LENGTH) return undefined;
  let sum = 0;
  for (const [index, weight] of WEIGHTS.entries()) {
    const value = valueOf(vin.charAt(index));
    if (value === undefined) return undefined;
    sum += weight * value;
  }
  const remainder = sum % 11;
  return remainder === 10 ? 'X' : String(remainder);
}

/** Whether the character in position 9 is the one that the others ask for. */
export function checkDigitHolds(vin: string): boolean {
  return vin.charAt(CHECK_POSITION - 1) === vinCheckDigit(vin);
}
