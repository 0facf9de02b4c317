import type { QrMatrix } from './encodeQr';

/** Light modules that a reader needs round the symbol. */
export const QUIET_ZONE = 4;

/** The dark modules as one SVG path, a unit a module, quiet zone included: runs of a row become one rectangle. */
export function qrPath(matrix: QrMatrix): string {
  return matrix
    .flatMap((row, y) =>
      [
        ...row
          .map((dark) => (dark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ].map(
        ({ 0: run, index }) =>
          `M${String(index + QUIET_ZONE)} ${String(y + QUIET_ZONE)}h${String(run.length)}v1h-${String(run.length)}z`,
      ),
    )
    .join('');
}
