import * as v from 'valibot';
import type { GenericSchema } from 'valibot';
import { errorKinds } from '../lib/apiError';
import type { SavedDraft } from './draftState';

const optional = <const Schema extends GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);

/** An error from an earlier visit, without its field errors, which are saved separately. */
const ErrorSchema = v.pipe(
  v.object({
    kind: v.picklist(errorKinds),
    status: v.fallback(v.number(), 0),
    message: optional(v.string()),
    isAnonymous: optional(v.literal(true)),
    seconds: optional(v.number()),
    retryAt: optional(v.number()),
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

/** Schema of a saved draft. Invalid parts are dropped, and an invalid id is replaced. */
export const savedDraftSchema = (
  values: GenericSchema,
  receipt: GenericSchema,
): GenericSchema<unknown, SavedDraft | null> =>
  v.object({
    requestId: v.fallback(v.pipe(v.string(), v.uuid()), ''),
    values,
    status: v.fallback(statusSchema(receipt), { kind: 'editing' }),
  }) as GenericSchema<unknown, SavedDraft | null>;
