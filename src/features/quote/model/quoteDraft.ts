import { addListener } from '@reduxjs/toolkit';
import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import * as v from 'valibot';
import { operations } from '../../../api/operations';
import { requestQuote } from '../../../api/quoteEndpoints';
import { contactChannels } from '../../../api/enums';
import type { QuoteRequest } from '../../../api/schemas/quoteRequest';
import { storageKeys } from '../../../config/storageKeys';
import type { WithDevice } from '../../../device/deviceSlice';
import { createDraft } from '../../../drafts/createDraft';
import type { WithDrafts, FieldTexts } from '../../../drafts/draftState';
import { firstNonEmpty } from '../../../lib/text/text';
import { userField } from '../../../session/authSlice';
import type { SessionUser } from '../../../session/authSlice';
import { emptyQuote, isUntouched, QuoteDraftSchema } from './draft';
import type { QuoteDraft } from './draft';
import { placeErrors } from './steps';

export const ReceiptSchema = v.object({
  /** Missing if the server said only that it has this request already. */
  reference: v.optional(v.pipe(v.string(), v.nonEmpty())),
  preferred: v.picklist(contactChannels),
});
export type QuoteReceipt = v.InferOutput<typeof ReceiptSchema> & {
  /** What was sent. Kept in memory only, not on the device. */
  readonly sent?: {
    readonly values: QuoteDraft;
    readonly items?: QuoteRequest['items'];
    /** An earlier attempt may have reached the server with other values. */
    readonly isRepeated?: boolean;
  };
};

const TEXT_MAX = 200;

/** Form defaults from the signed-in user. The user object's shape isn't guaranteed, so empty or missing fields are skipped. */
export const accountDefaults = (user: SessionUser | null): FieldTexts =>
  Object.fromEntries(
    ['first_name', 'last_name', 'email', 'phone'].flatMap((name) => {
      const value = firstNonEmpty(userField(user, name));
      return value ? [[`contact.${name}`, value.slice(0, TEXT_MAX)]] : [];
    }),
  );

/** The quote request draft and, once sent, its receipt. */
export const quoteDraft = createDraft({
  name: 'quote',
  key: storageKeys.quoteDraft,
  path: operations.requestQuote.path,
  schema: QuoteDraftSchema,
  receiptSchema: ReceiptSchema,
  empty: emptyQuote,
  isUntouched,
  // Consent must be given again for each request.
  toSaved: (draft) => ({ ...draft, consent: false }),
  toNext: ({ referral_code, linkedCode }) => ({ ...emptyQuote, referral_code, linkedCode }),
  accountDefaults,
  placeErrors,
  send: (request: QuoteRequest) => requestQuote.initiate(request, { track: false }),
  toReceipt: ({ reference }, { contact, items }, values, isRepeated): QuoteReceipt => ({
    reference: reference === undefined ? undefined : String(reference),
    preferred: contact.preferred,
    sent: { values, items, isRepeated },
  }),
  toSavedReceipt: ({ reference, preferred }): QuoteReceipt => ({ reference, preferred }),
});

/** Selects from the draft's values; rerenders only when the selected value changes. */
export const useQuote = <T>(select: (draft: QuoteDraft) => T): T =>
  useSelector((state: WithDrafts) => select(quoteDraft.selectValues(state)));

type State = WithDrafts & WithDevice;
type Dispatch = ThunkDispatch<State, unknown, UnknownAction>;
export type QuoteThunk = ThunkAction<void, State, unknown, UnknownAction>;

export const useQuoteDispatch = useDispatch.withTypes<Dispatch>();

/** Makes the action that adds a listener. */
export const listen = addListener.withTypes<State, Dispatch>();
