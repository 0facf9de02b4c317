import * as v from 'valibot';
import { storageKeys } from '../../../config/storageKeys';
import { cleanEmail, isEmail } from '../../../lib/text/email';
import type { DeviceThunk } from '../../../device/deviceListeners';
import { defineDeviceItem } from '../../../device/defineDeviceItem';
import { plainLine, tolerantList } from '../../../device/lists';
import { cleanReference, sameReference } from './reference';
import type { LookupQuery } from './reference';

/** A reference looked up on this device. Never stored with the e-mail address. */
export interface RecentReference {
  readonly reference: string;
  /** Status code at the last lookup. */
  readonly status: string;
  /** Time of the last lookup, in milliseconds since the epoch. */
  readonly at: number;
  /** The car, such as '2015 Toyota Camry', if this device knows. The API doesn't say. */
  readonly car?: string | undefined;
}

/** On the device, and in one visit. */
const MAX_ENTRIES = 8;
const STATUS_MAX = 40;
export const CAR_MAX = 60;
/** A new request's status according to the API contract. */
const FIRST_STATUS = 'received';

export const ReferenceText = v.pipe(v.string(), v.transform<string, string>(cleanReference), v.nonEmpty());

const RecentSchema = v.object({
  reference: ReferenceText,
  status: plainLine(STATUS_MAX),
  at: v.fallback(v.pipe(v.number(), v.finite()), 0),
  car: v.fallback(v.optional(plainLine(CAR_MAX)), undefined),
});

export const storedRecent = defineDeviceItem<readonly RecentReference[]>({
  key: storageKeys.trackedReferences,
  schema: tolerantList(RecentSchema, ({ reference }) => reference, MAX_ENTRIES),
  fallback: [],
});

/** Puts an entry first in a list, in place of another one of its reference. */
export const placedFirst = <T extends LookupQuery | RecentReference>(list: readonly T[], entry: T) =>
  [entry, ...list.filter(({ reference }) => reference !== entry.reference)].slice(0, MAX_ENTRIES);

/** Puts the entry first in the list. Its car's name remains, unless the entry has another. */
export function addRecent(list: readonly RecentReference[], entry: RecentReference) {
  const { reference, car = list.find((one) => one.reference === reference)?.car } = entry;
  return placedFirst(list, { ...entry, car });
}

/** Names a car in the list; '' removes its name. */
export const carNamed = (named: string, car: string) =>
  storedRecent.updated((list) =>
    list.map((one) => (sameReference(one.reference, named) ? { ...one, car } : one)),
  );

interface SentRequest extends LookupQuery {
  readonly car?: string | undefined;
}

/**
 * Adds a request sent from this device to the recent references before its first lookup. Its e-mail address is known for
 * the rest of the visit, so that tracking doesn't ask for it.
 */
export const sentRequestSaved =
  (sent: SentRequest): DeviceThunk =>
  (dispatch) => {
    const reference = cleanReference(sent.reference);
    if (!reference) return;
    const entry = { reference, status: FIRST_STATUS, at: Date.now(), car: sent.car };
    dispatch(storedRecent.updated((list) => addRecent(list, entry)));
    const email = cleanEmail(sent.email);
    if (isEmail(email)) dispatch(queryUsed({ reference, email }));
  };

/** The e-mail address of each reference sent or looked up in this visit, also after a reload. The latest is first. */
export const visitQueries = defineDeviceItem<readonly LookupQuery[]>({
  key: storageKeys.lookups,
  schema: tolerantList(
    v.object({
      reference: ReferenceText,
      email: v.pipe(v.string(), v.check(isEmail)),
    }),
    ({ reference }) => reference,
    MAX_ENTRIES,
  ),
  fallback: [],
});

export const queryUsed = (query: LookupQuery) => visitQueries.updated((list) => placedFirst(list, query));
