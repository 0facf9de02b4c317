import * as v from 'valibot';
import { storageKeys } from '../../../config/storageKeys';
import { plainText } from '../../../lib/text/text';
import type { DeviceThunk } from '../../../device/deviceListeners';
import { defineDeviceItem } from '../../../device/defineDeviceItem';
import { tolerantList } from '../../../device/lists';
import { cleanReference } from './reference';

/** A reference looked up on this device. Never stored with the e-mail address. */
export interface RecentReference {
  readonly reference: string;
  /** Status code at the last lookup. */
  readonly status: string;
  /** Time of the last lookup, in milliseconds since the epoch. */
  readonly at: number;
}

const MAX_ENTRIES = 8;
const STATUS_MAX = 40;
/** A new request's status according to the API contract. */
const FIRST_STATUS = 'received';

const RecentSchema = v.object({
  reference: v.pipe(v.string(), v.transform<string, string>(cleanReference), v.nonEmpty()),
  status: v.pipe(
    v.string(),
    v.transform((status) => plainText(status, STATUS_MAX)),
  ),
  at: v.fallback(v.pipe(v.number(), v.finite()), 0),
});

export const storedRecent = defineDeviceItem<readonly RecentReference[]>({
  key: storageKeys.trackedReferences,
  schema: tolerantList(RecentSchema, ({ reference }) => reference, MAX_ENTRIES),
  fallback: [],
});

/** Puts the entry first in the list. */
export const addRecent = (
  list: readonly RecentReference[],
  entry: RecentReference,
): readonly RecentReference[] =>
  [entry, ...list.filter(({ reference }) => reference !== entry.reference)].slice(0, MAX_ENTRIES);

/** Adds a request sent from this device to the recent references before its first lookup. */
export const sentReferenceSaved =
  (sentReference: string): DeviceThunk =>
  (dispatch) => {
    const reference = cleanReference(sentReference);
    if (!reference) return;
    const entry = { reference, status: FIRST_STATUS, at: Date.now() };
    dispatch(storedRecent.updated((list) => addRecent(list, entry)));
  };
