import * as v from 'valibot';
import { storageKeys } from '../../../config/storageKeys';
import { defineDeviceItem } from '../../../device/defineDeviceItem';
import { tolerantList } from '../../../device/lists';
import { isEmail } from '../../../lib/text/email';
import type { LookupQuery } from '../trackingState';
import { cleanReference } from './reference';

/** Enough for every reference looked up in one visit, as on the device. */
const MAX_QUERIES = 8;

/** The e-mail address of each reference sent or looked up in this visit, also after a reload. The latest is first. */
export const visitQueries = defineDeviceItem<readonly LookupQuery[]>({
  key: storageKeys.lookups,
  schema: tolerantList(
    v.object({
      reference: v.pipe(v.string(), v.transform<string, string>(cleanReference), v.nonEmpty()),
      email: v.pipe(v.string(), v.check(isEmail)),
    }),
    ({ reference }) => reference,
    MAX_QUERIES,
  ),
  fallback: [],
});

/** Puts the query first in the list, in place of another one of its reference. */
export const withQuery = (queries: readonly LookupQuery[], query: LookupQuery): readonly LookupQuery[] =>
  [query, ...queries.filter(({ reference }) => reference !== query.reference)].slice(0, MAX_QUERIES);
