import { quoteSteps } from '../../../content/quote/quote';
import { summaryWords as words } from '../../../content/quote/quoteReceipt';
import type { QuoteDraft, QuoteItems } from './draft';
import { channelText, stepLines } from './draftText';
import type { SummaryLine } from './draftText';
import { stepIds } from './steps';

interface RequestPart {
  /** The step's name; the last part has none. */
  readonly name?: string;
  readonly lines: readonly SummaryLine[];
}

/** '2 × Pickup, 1 × SUV or crossover'. */
export const itemsText = (items: QuoteItems): string =>
  items.map(({ name, quantity }) => `${String(quantity)} × ${name}`).join(', ');

/** All answers as terms and values, by step. */
export function requestParts(draft: QuoteDraft, items: QuoteItems = []): readonly RequestPart[] {
  const last = [
    { term: words.by, value: channelText(draft) },
    { term: words.notes, value: draft.notes.trim() },
    { term: words.referral, value: draft.referral_code.trim() },
    { term: words.items, value: itemsText(items) },
  ];
  return [
    ...stepIds.map((step) => ({ name: quoteSteps[step].name, lines: stepLines(step, draft) })),
    { lines: last },
  ]
    .map((part) => ({ ...part, lines: part.lines.filter(({ value }) => value !== '') }))
    .filter(({ lines }) => lines.length > 0);
}

/** All answers as plain text, for an e-mail or WhatsApp message. */
export const requestText = (draft: QuoteDraft, items?: QuoteItems): string =>
  requestParts(draft, items)
    .map(({ name, lines }) =>
      [...(name ? [name] : []), ...lines.map(({ term, value }) => `${term}: ${value}`)].join('\n'),
    )
    .join('\n\n');
