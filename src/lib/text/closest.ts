import { editDistance } from './editDistance';

const MAX_TYPED = 80;
/** One mistake in so many characters is a slip; more is another word. */
const CHARACTERS_PER_MISTAKE = 3;

const plain = (path: string): string =>
  path
    .toLowerCase()
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '');
const lastSegment = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** How far a typed word is from a known one; undefined when it is too far to have been meant. */
function distanceIfMeant(typed: string, known: string): number | undefined {
  if (typed === '' || known === '') return undefined;
  const distance = editDistance(typed, known);
  const allowed = Math.max(1, Math.floor(Math.max(typed.length, known.length) / CHARACTERS_PER_MISTAKE));
  return distance <= allowed && distance < known.length ? distance : undefined;
}

/**
 * Known paths that a mistyped one was probably meant to be, the closest first and equal ones in the order
 * given; empty when none is near. Whole paths are compared, and last segments, so that '/inspecton' leads to
 * '/services/inspection'. Case, query, fragment and a slash at the end do not count.
 * @param limit most suggestions
 */
export function closestPaths(typed: string, known: readonly string[], limit = 3): readonly string[] {
  const meant = plain(typed.slice(0, MAX_TYPED));
  return known
    .flatMap((path) => {
      const distances = [
        distanceIfMeant(meant, plain(path)),
        distanceIfMeant(lastSegment(meant), lastSegment(plain(path))),
      ].filter((distance) => distance !== undefined);
      return distances.length > 0 ? [{ path, distance: Math.min(...distances) }] : [];
    })
    .sort((one, other) => one.distance - other.distance)
    .slice(0, limit)
    .map(({ path }) => path);
}
