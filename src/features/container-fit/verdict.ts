/** 'It fits', 'All 3 fit', '1 of 2 fit'. */
export function verdict(fitting: number, all: number): string {
  if (all === 1) return fitting === 1 ? 'It fits' : 'It doesn’t fit';
  return fitting === all ? `All ${String(all)} fit` : `${String(fitting)} of ${String(all)} fit`;
}
