import * as v from 'valibot';
import type { GenericSchema } from 'valibot';
import { errorKinds } from '../lib/apiError';
import type { SavedDraft } from './draftState';
import { upgradeSaved } from './upgradeSaved';

const optional = <const Schema extends GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);

/** An answer of an earlier visit: its `seconds` to wait are over, and its field errors are placed. */
const ErrorSchema = v.pipe(
  v.object({
    kind: v.picklist(errorKinds),
    status: v.fallback(v.number(), 0),
    message: optional(v.string()),
    isAnonymous: optional(v.literal(true)),
  }),
  v.transform((error) => ({ ...error, fields: {}, summary: [] })),
);

const isRepeated = optional(v.literal(true));

const statusSchema = (receipt: GenericSchema) =>
  v.union([
    v.object({ kind: v.picklist(['editing', 'sending', 'unsent']), isRepeated }),
    v.object({ kind: v.literal('maybeSent'), error: optional(ErrorSchema) }),
    v.object({
      kind: v.literal('refused'),
      error: ErrorSchema,
      fields: v.fallback(v.record(v.string(), v.string()), {}),
      summary: v.fallback(v.array(v.string()), []),
      isRepeated,
    }),
    v.object({ kind: v.literal('sent'), receipt }),
  ]);

/** What is saved of a draft. A broken part is left out, the rest is read; a broken id is replaced by a new one. */
export const savedDraftSchema = (
  values: GenericSchema,
  receipt: GenericSchema,
): GenericSchema<unknown, SavedDraft | null> =>
  v.pipe(
    v.unknown(),
    v.transform(upgradeSaved),
    v.object({
      requestId: v.fallback(v.pipe(v.string(), v.uuid()), ''),
      values,
      status: v.fallback(statusSchema(receipt), { kind: 'editing' }),
    }),
  ) as GenericSchema<unknown, SavedDraft | null>;
