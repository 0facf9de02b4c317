/** Length of a VIN since 1981 (ISO 3779, 49 CFR 565.13). */
export const VIN_LENGTH = 17;

/** Position of the check digit, counted from 1. */
export const CHECK_POSITION = 9;

/** Weights by position, 49 CFR 565.15(c)(4), Table IV. The check digit's own weight is zero. */
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** Values of the letters, 49 CFR 565.15(c)(3), Table III, without I, O and Q. */
const LETTERS: Readonly<Record<string, number>> = {
  ...{ A: 1, B: 2, C: 3, D: 4, E: 5, F: 6, G: 7, H: 8 },
  ...{ J: 1, K: 2, L: 3, M: 4, N: 5, P: 7, R: 9 },
  ...{ S: 2, T: 3, U: 4, V: 5, W: 6, X: 7, Y: 8, Z: 9 },
};

const valueOf = (character: string): number | undefined =>
  /^[0-9]$/.test(character) ? Number(character) : LETTERS[character];

/** Whether a character is valid in a VIN: a digit, or a capital letter other than I, O, Q. */
export const isVinCharacter = (character: string): boolean => valueOf(character) !== undefined;

/**
 * Calculates the check digit: '0' to '9', or 'X' for ten (49 CFR 565.15(c)).
 * @param vin normalized
 * @returns undefined unless it has 17 valid characters
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

/** Whether the check digit in position 9 is correct. */
export function isCheckDigitValid(vin: string): boolean {
  return vin.charAt(CHECK_POSITION - 1) === vinCheckDigit(vin);
}
