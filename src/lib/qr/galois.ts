/** The field's polynomial, x^8 + x^4 + x^3 + x^2 + 1 (ISO/IEC 18004, 7.5.2). */
const POLYNOMIAL = 0x11d;

const exp: number[] = [];
const log: number[] = [];
for (let power = 0, value = 1; power < 255; power += 1) {
  exp[power] = value;
  log[value] = power;
  value <<= 1;
  if (value > 255) value ^= POLYNOMIAL;
}

const at = (table: readonly number[], index: number): number => table[index] ?? 0;

/** Product in GF(256). */
const multiply = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : at(exp, (at(log, a) + at(log, b)) % 255);

/** Coefficients of the generator polynomial of a degree, highest first, without the leading 1. */
function generator(degree: number): readonly number[] {
  let product = [1];
  for (let root = 0; root < degree; root += 1) {
    const next = [...product, 0];
    product.forEach((coefficient, index) => {
      next[index + 1] = at(next, index + 1) ^ multiply(coefficient, at(exp, root));
    });
    product = next;
  }
  return product.slice(1);
}

/** The Reed-Solomon code words of a block: what is left when it is divided by the generator. */
export function errorCorrection(data: readonly number[], length: number): readonly number[] {
  const divisor = generator(length);
  return data.reduce<number[]>((rest, codeword) => {
    const factor = codeword ^ at(rest, 0);
    return [...rest.slice(1), 0].map((value, index) => value ^ multiply(at(divisor, index), factor));
  }, Array<number>(length).fill(0));
}
