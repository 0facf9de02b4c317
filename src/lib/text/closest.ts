import { withoutTrailing } from './withoutTrailing';

const MAX_TYPED = 80;
/** Up to one typo per this many characters is accepted. */
const CHARACTERS_PER_MISTAKE = 3;
/** More suggestions wouldn't help. */
const MAX_SUGGESTIONS = 3;

const plain = (path: string): string => withoutTrailing(path.toLowerCase().replace(/[?#].*/s, ''), '/');
const lastSegment = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Edit distance between a typed and a known word; undefined if they differ too much. */
function distanceIfClose(typed: string, known: string): number | undefined {
  if (typed === '' || known === '') return undefined;
  const distance = editDistance(typed, known);
  const allowed = Math.max(1, Math.floor(Math.max(typed.length, known.length) / CHARACTERS_PER_MISTAKE));
  return distance <= allowed && distance < known.length ? distance : undefined;
}

/**
 * Suggests up to three known paths for a mistyped one, closest first, ties in the given order; empty if none is close.
 * Compares whole paths and last segments, so that '/inspecton' matches '/services/inspection'. Ignores case,
 * query, fragment and a trailing slash.
 */
export function closestPaths<Path extends string>(typed: string, known: readonly Path[]): readonly Path[] {
  const normalized = plain(typed.slice(0, MAX_TYPED));
  return known
    .flatMap((path) => {
      const distances = [
        distanceIfClose(normalized, plain(path)),
        distanceIfClose(lastSegment(normalized), lastSegment(plain(path))),
      ].filter((distance) => distance !== undefined);
      return distances.length > 0 ? [{ path, distance: Math.min(...distances) }] : [];
    })
    .sort((one, other) => one.distance - other.distance)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ path }) => path);
}

/**
 * Damerau-Levenshtein distance: the fewest insertions, deletions, substitutions and swaps of neighboring
 * characters between two texts (unrestricted: a swapped pair may be edited again). Time and space are
 * proportional to the product of the lengths in UTF-16 units, so limit the length of untrusted text.
 */
export function editDistance(one: string, other: string): number {
  const width = other.length + 2;
  const infinity = one.length + other.length;
  const table = new Array<number>((one.length + 2) * width).fill(infinity);
  /** Distance between the first i characters of `one` and the first j of `other`; -1 is the border. */
  const at = (i: number, j: number): number => table[(i + 1) * width + j + 1] ?? infinity;
  const set = (i: number, j: number, cost: number): void => {
    table[(i + 1) * width + j + 1] = cost;
  };
  for (let i = 0; i <= one.length; i += 1) set(i, 0, i);
  for (let j = 0; j <= other.length; j += 1) set(0, j, j);
  const lastRowWith = new Map<string, number>();
  for (let i = 1; i <= one.length; i += 1) {
    let lastMatch = 0;
    for (let j = 1; j <= other.length; j += 1) {
      const swapRow = lastRowWith.get(other.charAt(j - 1)) ?? 0;
      const swapColumn = lastMatch;
      const same = one.charAt(i - 1) === other.charAt(j - 1);
      if (same) lastMatch = j;
      const substituted = at(i - 1, j - 1) + (same ? 0 : 1);
      const swapped = at(swapRow - 1, swapColumn - 1) + (i - swapRow - 1) + 1 + (j - swapColumn - 1);
      set(i, j, Math.min(substituted, at(i - 1, j) + 1, at(i, j - 1) + 1, swapped));
    }
    lastRowWith.set(one.charAt(i - 1), i);
  }
  return at(one.length, other.length);
}
