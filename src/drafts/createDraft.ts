import type { FieldValues } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import * as v from 'valibot';
import { defineDeviceItem } from '../device/defineDeviceItem';
import { errorKinds } from '../lib/apiError';
import { createDraftSlice, toSavedDraft } from './createDraftSlice';
import { draftListeners } from './draftListeners';
import type { AnyOptions, DraftOptions } from './draftListeners';
import { draftsReducer } from './draftState';
import type { DraftState, SavedDraft, WithDrafts } from './draftState';

/**
 * Creates a form's draft: a slice, injected into the store immediately, and listeners that save it, sync it with other
 * tabs and send it. Since the store outlives the page, a response is handled on whatever page the visitor is by then.
 */
export function createDraft<Values extends FieldValues, Receipt, Body, Data>(
  typed: DraftOptions<Values, Receipt, Body, Data>,
) {
  // The generic types end here: the slice and its listeners handle values and receipts of any shape.
  const options = typed as unknown as AnyOptions;
  const { name, key } = options;
  const slice = createDraftSlice(name, options);
  draftsReducer.inject(slice);
  const savedSchema = savedDraftSchema(options.schema, options.receiptSchema);
  const device = defineDeviceItem({ key, schema: savedSchema, fallback: null });
  const select = ({ drafts }: WithDrafts) => drafts[name] ?? slice.getInitialState();
  const selectDraft = select as unknown as (state: WithDrafts) => DraftState<Values, Receipt>;

  return {
    selectDraft,
    selectValues: (state: WithDrafts) => selectDraft(state).values,
    selectStatus: (state: WithDrafts) => selectDraft(state).status,
    selectIsSaved: device.selectIsSaved,
    /** The draft as it may be saved on the device; `null` if nothing was entered. */
    toSaved: (state: WithDrafts) =>
      toSavedDraft(options, select(state)) as SavedDraft<Values, Receipt> | null,
    savedSchema: savedSchema as GenericSchema<unknown, SavedDraft<Values, Receipt> | null>,
    selectCanUndo: device.selectCanUndo,
    actions: slice.actions,
    /** Action: restores the draft that was cleared last. */
    undoClear: device.undone,
    listeners: draftListeners({ slice, device, select, options }),
  };
}

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
