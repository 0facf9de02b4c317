import type { QuoteDraft } from '../../../src/features/quote/model/draft';
import { emptyQuote } from '../../../src/features/quote/model/draft';
import { requestText } from '../../../src/features/quote/model/draftText';
import { toRequest } from '../../../src/features/quote/model/toRequest';
import { completeDraft, DRAFT_ID } from '../../support/quoteDraft';

const complete = {
  ...completeDraft,
  notes: 'Gate code 7',
  referral_code: 'friend-7',
  consent: true,
} as QuoteDraft;

/** Consent is part of every request, and isn't repeated in its text. What a link filled in is sent as the referral code. */
const answers = (Object.keys(emptyQuote) as (keyof QuoteDraft)[]).filter(
  (name) => name !== 'consent' && name !== 'linkedCode',
);

// Fails for a new field that the form asks for, but doesn't send or show.
it.each(answers)('sends the answer “%s”, and shows it in the receipt', (name) => {
  const without: QuoteDraft = { ...complete, [name]: emptyQuote[name] };
  expect(complete[name]).toBeDefined();
  expect(toRequest(complete, DRAFT_ID)).not.toEqual(toRequest(without, DRAFT_ID));
  expect(requestText(complete)).not.toBe(requestText(without));
});
