import { editDistance } from './editDistance';
import { withoutTrailing } from './withoutTrailing';

const MAX_TYPED = 80;
/** Up to one typo per this many characters is accepted. */
const CHARACTERS_PER_MISTAKE = 3;

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
 * Suggests known paths for a mistyped one, closest first, ties in the given order; empty if none is close.
 * Compares whole paths and last segments, so that '/inspecton' matches '/services/inspection'. Ignores case,
 * query, fragment and a trailing slash.
 * @param limit maximum number of suggestions
 */
export function closestPaths(typed: string, known: readonly string[], limit = 3): readonly string[] {
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
    .slice(0, limit)
    .map(({ path }) => path);
}
