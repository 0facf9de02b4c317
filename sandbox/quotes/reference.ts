import { randomInt } from 'node:crypto';

/** Capital letters and digits without those that are mistaken for others (0 O, 1 I L, 5 S, 8 B). */
const ALPHABET = '234679ACDEFGHJKMNPQRTUVWXYZ';

const group = (length: number) =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)] ?? '').join('');

/** A reference that can be read out on the telephone, such as `HAL-7K3M-92QX`. */
export const newReference = () => `HAL-${group(4)}-${group(4)}`;
