import * as v from 'valibot';
import { storageKeys } from '../../config/storageKeys';
import { plainText } from '../../lib/text/text';
import { defineStored } from '../../storage/defineStored';
import { tolerantList } from '../../storage/tolerantList';
import { MAX_ITEMS, MAX_NAME, MAX_NOTE, MAX_QUANTITY } from './enquiryLimits';
import type { EnquiryItem } from './enquiryItem';

const MAX_ID = 100;

const text = (max: number) =>
  v.pipe(
    v.unknown(),
    v.transform((value) => plainText(value, max)),
    v.nonEmpty(),
  );

const ItemSchema = v.object({
  id: text(MAX_ID),
  name: text(MAX_NAME),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY)),
  note: v.fallback(v.optional(text(MAX_NOTE)), undefined),
});

/** The enquiry list saved on the device. */
export const storedEnquiry = defineStored<readonly EnquiryItem[]>({
  key: storageKeys.enquiryList,
  schema: tolerantList(ItemSchema, ({ id }) => id, MAX_ITEMS),
  fallback: [],
});
