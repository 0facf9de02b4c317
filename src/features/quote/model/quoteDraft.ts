import { useSelector } from 'react-redux';
import * as v from 'valibot';
import { requestQuote } from '../../../api/quoteEndpoints';
import { contactChannels } from '../../../api/requestSchemas';
import type { QuoteRequest } from '../../../api/requestSchemas';
import { storageKeys } from '../../../config/storageKeys';
import { createDraft } from '../../../drafts/createDraft';
import type { WithDrafts } from '../../../drafts/draftState';
import { accountDefaults } from './accountDefaults';
import { emptyQuote, isUntouched, QuoteDraftSchema } from './draft';
import type { QuoteDraft } from './draft';
import { placeErrors } from './placeErrors';

export const ReceiptSchema = v.object({
  /** Missing if the server has the request but did not say under which one. */
  reference: v.optional(v.pipe(v.string(), v.nonEmpty())),
  preferred: v.picklist(contactChannels),
});
export type QuoteReceipt = v.InferOutput<typeof ReceiptSchema> & {
  /** What was sent, until the page is closed: the device does not keep it. */
  readonly sent?: { readonly values: QuoteDraft; readonly items?: QuoteRequest['items'] };
};

/** The quote request that is not done with, and after it its receipt. */
export const quoteDraft = createDraft({
  name: 'quote',
  key: storageKeys.quoteDraft,
  schema: QuoteDraftSchema,
  receiptSchema: ReceiptSchema,
  empty: emptyQuote,
  isUntouched,
  toSaved: (draft) => draft,
  toNext: ({ referral_code }) => ({ ...emptyQuote, referral_code }),
  accountDefaults,
  placeErrors,
  send: (request: QuoteRequest) => requestQuote.initiate(request, { track: false }),
  toReceipt: ({ reference }, { contact, items }, values): QuoteReceipt => ({
    reference: reference === undefined ? undefined : String(reference),
    preferred: contact.preferred,
    sent: { values, items },
  }),
  toSavedReceipt: ({ reference, preferred }): QuoteReceipt => ({ reference, preferred }),
});

/** Something of the draft's answers; who uses it renders again only when that changes. */
export const useQuote = <T>(pick: (draft: QuoteDraft) => T): T =>
  useSelector((state: WithDrafts) => pick(quoteDraft.selectValues(state)));
