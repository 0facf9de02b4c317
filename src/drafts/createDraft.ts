import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { FieldValues } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import * as v from 'valibot';
import type { DeviceKey } from '../config/storageKeys';
import { defineDeviceItem } from '../device/defineDeviceItem';
import type { SessionUser } from '../session/authSlice';
import { errorKinds } from '../lib/apiError';
import { createDraftSlice, toSavedDraft } from './createDraftSlice';
import type { DraftRules } from './createDraftSlice';
import { draftListeners } from './draftListeners';
import { draftsReducer } from './draftState';
import type { DraftState, FieldTexts, SavedDraft, WithDrafts } from './draftState';

type Thunk<Result> = ThunkAction<Result, unknown, unknown, UnknownAction>;

/** What a conflict response says about a request that was delivered earlier. */
export interface PriorDelivery {
  readonly reference?: string | undefined;
}

export interface DraftOptions<Values, Receipt, Body, Data> extends DraftRules<Values, Receipt> {
  readonly name: string;
  readonly key: DeviceKey;
  /** Where the draft is sent. */
  readonly path: string;
  readonly schema: GenericSchema<unknown, Values>;
  readonly receiptSchema: GenericSchema<unknown, Receipt>;
  /** Form defaults from the signed-in user, by field. */
  accountDefaults(user: SessionUser | null): FieldTexts;
  /** Posts the body: a mutation's `initiate`. */
  send(body: Body): Thunk<PromiseLike<{ readonly data?: Data | undefined; readonly error?: unknown }>>;
  /**
   * @param data the response, or the conflict's data if an earlier attempt was delivered
   * @param isRepeated whether an earlier attempt may have reached the server, maybe with other values
   */
  toReceipt(data: Data | PriorDelivery, body: Body, values: Values, isRepeated: boolean): Receipt;
}

type AnyOptions = DraftOptions<FieldValues, unknown, unknown, unknown>;

/**
 * Creates a form's draft: a slice, injected into the store immediately, and listeners that save it, sync it with other
 * tabs and send it. Since the store outlives the page, a response is handled on whatever page the visitor is by then.
 */
export function createDraft<Values extends FieldValues, Receipt, Body, Data>(
  options: DraftOptions<Values, Receipt, Body, Data>,
) {
  const { name, key, path, schema, receiptSchema } = options;
  // The generic types end here: the slice and its listeners handle values and receipts of any shape.
  const { accountDefaults, send, toReceipt, ...rules } = options as unknown as AnyOptions;
  const slice = createDraftSlice(name, rules);
  draftsReducer.inject(slice);
  const savedSchema = savedDraftSchema(schema, receiptSchema);
  const device = defineDeviceItem({ key, schema: savedSchema, fallback: null });

  const selectDraft = ({ drafts }: WithDrafts) =>
    (drafts[name] ?? slice.getInitialState()) as unknown as DraftState<Values, Receipt>;
  const listeners = draftListeners({
    slice,
    rules,
    device,
    path,
    select: selectDraft,
    accountDefaults,
    send,
    toReceipt,
  });

  return {
    selectDraft,
    selectValues: (state: WithDrafts) => selectDraft(state).values,
    selectStatus: (state: WithDrafts) => selectDraft(state).status,
    selectIsSaved: device.selectIsSaved,
    /** The draft as it may be saved on the device; `null` if nothing was entered. */
    toSaved: (state: WithDrafts) =>
      toSavedDraft(rules, selectDraft(state)) as SavedDraft<Values, Receipt> | null,
    savedSchema: savedSchema as GenericSchema<unknown, SavedDraft<Values, Receipt> | null>,
    selectCanUndo: device.selectCanUndo,
    actions: slice.actions,
    /** Action: restores the draft that was cleared last. */
    undoClear: device.undone,
    listeners,
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
