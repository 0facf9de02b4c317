import { isRecord } from '../../lib/isRecord';
import { plainText } from '../../lib/text';
import { cleanReference } from './reference';

/** A reference that was looked up here: never with the e-mail address. */
export interface RecentReference {
  readonly reference: string;
  /** State at the last look, as the backend names it. */
  readonly status: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const MOST = 8;

/** What was kept on the device; undefined when it is not what we wrote. */
export function parseRecent(stored: unknown): readonly RecentReference[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  const seen = new Set<string>();
  return stored
    .flatMap((item: unknown) => {
      if (!isRecord(item) || typeof item.reference !== 'string' || typeof item.status !== 'string') return [];
      const reference = cleanReference(item.reference);
      const at = typeof item.at === 'number' && Number.isFinite(item.at) ? item.at : 0;
      return reference ? [{ reference, status: plainText(item.status, 40), at }] : [];
    })
    .filter(({ reference }) => !seen.has(reference) && seen.add(reference))
    .slice(0, MOST);
}

/** The list with this one first. */
export const withRecent = (
  list: readonly RecentReference[],
  entry: RecentReference,
): readonly RecentReference[] =>
  [entry, ...list.filter(({ reference }) => reference !== entry.reference)].slice(0, MOST);
