import * as v from 'valibot';
import { QuoteStatusSchema } from '../../../../api/schemas/quote';
import { storageKeys } from '../../../../config/storageKeys';
import { isEmail } from '../../../../lib/text/email';
import { defineDeviceItem } from '../../../../device/defineDeviceItem';
import { plainLine, tolerantList } from '../../../../device/lists';
import { ReferenceText } from '../../model/recent';
import { FLEET_MAX, NOTE_MAX, unmatchedKinds } from './fleetRow';
import type { FleetRow } from './fleetRow';

export interface SavedFleet {
  readonly rows: readonly FleetRow[];
  readonly keepsEmails: boolean;
}

const time = v.pipe(v.number(), v.finite());

const RowSchema = v.object({
  reference: ReferenceText,
  note: v.fallback(plainLine(NOTE_MAX), ''),
  email: v.fallback(v.pipe(v.string(), v.check(isEmail)), ''),
  picture: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(NOTE_MAX))), undefined),
  addedAt: v.fallback(time, 0),
  answer: v.fallback(v.optional(v.object({ at: time, found: QuoteStatusSchema })), undefined),
  failure: v.fallback(v.optional(v.object({ kind: v.picklist(unmatchedKinds), at: time })), undefined),
});

export const storedFleet = defineDeviceItem<SavedFleet>({
  key: storageKeys.fleet,
  schema: v.object({
    rows: tolerantList<FleetRow>(RowSchema, ({ reference }) => reference.toUpperCase(), FLEET_MAX),
    keepsEmails: v.fallback(v.boolean(), false),
  }),
  fallback: { rows: [], keepsEmails: false },
});
