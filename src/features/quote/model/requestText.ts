import { quoteSteps } from '../../../content/quote/quote';
import { summaryWords as words } from '../../../content/quote/quoteSummary';
import type { QuoteDraft, QuoteItems } from './draft';
import { stepLines } from './draftWords';
import { stepIds } from './steps';

/** Everything that was typed, as a letter: for an e-mail or a WhatsApp message when the server cannot be reached. */
export function requestText(draft: QuoteDraft, items?: QuoteItems): string {
  const parts = stepIds
    .map((step) => ({ step, lines: stepLines(step, draft).filter(({ value }) => value !== '') }))
    .filter(({ lines }) => lines.length > 0)
    .map(({ step, lines }) =>
      [quoteSteps[step].name, ...lines.map(({ term, value }) => `${term}: ${value}`)].join('\n'),
    );
  const last = [
    draft.notes.trim() && `${words.notes}: ${draft.notes.trim()}`,
    draft.referral_code.trim() && `${words.referral}: ${draft.referral_code.trim()}`,
    items &&
      items.length > 0 &&
      `${words.items}: ${items.map(({ name, quantity }) => `${String(quantity)} × ${name}`).join(', ')}`,
  ].filter(Boolean);
  return [...parts, last.join('\n')].filter(Boolean).join('\n\n');
}
