import { randomInt } from 'node:crypto';

/** Capital letters and digits, without those that look alike (0 O, 1 I L, 5 S, 8 B). */
const ALPHABET = '234679ACDEFGHJKMNPQRTUVWXYZ';

const group = (length: number) =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)] ?? '').join('');

/** A reference that is easy to read out over the phone, such as `HAL-7K3M-92QX`. */
export const newReference = () => `HAL-${group(4)}-${group(4)}`;
