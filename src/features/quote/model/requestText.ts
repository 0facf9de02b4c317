import { quoteSteps } from '../../../content/quote/quote';
import { summaryWords as words } from '../../../content/quote/quoteSummary';
import type { QuoteDraft, QuoteItems } from './draft';
import { channelWords, stepLines } from './draftWords';
import type { Line } from './draftWords';
import { stepIds } from './steps';

interface RequestPart {
  /** The step's; what comes last has none. */
  readonly name?: string;
  readonly lines: readonly Line[];
}

/** Everything that was answered, as terms and values, step by step. */
export function requestParts(draft: QuoteDraft, items: QuoteItems = []): readonly RequestPart[] {
  const last = [
    { term: words.by, value: channelWords(draft) },
    { term: words.notes, value: draft.notes.trim() },
    { term: words.referral, value: draft.referral_code.trim() },
    {
      term: words.items,
      value: items.map(({ name, quantity }) => `${String(quantity)} × ${name}`).join(', '),
    },
  ];
  return [
    ...stepIds.map((step) => ({ name: quoteSteps[step].name, lines: stepLines(step, draft) })),
    { lines: last },
  ]
    .map((part) => ({ ...part, lines: part.lines.filter(({ value }) => value !== '') }))
    .filter(({ lines }) => lines.length > 0);
}

/** Everything that was typed, as a letter: for an e-mail or a WhatsApp message. */
export const requestText = (draft: QuoteDraft, items?: QuoteItems): string =>
  requestParts(draft, items)
    .map(({ name, lines }) =>
      [...(name ? [name] : []), ...lines.map(({ term, value }) => `${term}: ${value}`)].join('\n'),
    )
    .join('\n\n');
