import { pluralWord } from '../lib/text/plural';

/** The list’s badge in the header; a screen reader hears its sentence. */
export const enquiryBadge = {
  shop: 'Your shop',
  list: 'List',
  items: (count: number) => pluralWord(count, 'item', 'items'),
} as const;
