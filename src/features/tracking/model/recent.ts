import * as v from 'valibot';
import { storageKeys } from '../../../config/storageKeys';
import { plainText } from '../../../lib/text/text';
import { defineStored } from '../../../storage/defineStored';
import { tolerantList } from '../../../storage/tolerantList';
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
const STATUS_MAX = 40;
/** The status in which the contract says that a request begins. */
const FIRST_STATUS = 'received';

const RecentSchema = v.object({
  reference: v.pipe(v.string(), v.transform<string, string>(cleanReference), v.nonEmpty()),
  status: v.pipe(
    v.string(),
    v.transform((status) => plainText(status, STATUS_MAX)),
  ),
  at: v.fallback(v.pipe(v.number(), v.finite()), 0),
});

export const storedRecent = defineStored<readonly RecentReference[]>({
  key: storageKeys.trackedReferences,
  schema: tolerantList(RecentSchema, ({ reference }) => reference, MOST),
  fallback: [],
});

/** The list with this one first. */
export const withRecent = (
  list: readonly RecentReference[],
  entry: RecentReference,
): readonly RecentReference[] =>
  [entry, ...list.filter(({ reference }) => reference !== entry.reference)].slice(0, MOST);

/** A request sent from this device is among its recent ones before anyone has looked it up. */
export function rememberSent(sent: string): void {
  const reference = cleanReference(sent);
  if (!reference) return;
  storedRecent.update((list) => withRecent(list, { reference, status: FIRST_STATUS, at: Date.now() }));
}
