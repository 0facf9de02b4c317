import type { EnquiryItem } from './enquiryItem';
import { toRequestItem } from './enquiryItem';

/** The list as plain text for a message, one item per line; '' when empty. */
export const listText = (items: readonly EnquiryItem[]): string =>
  items
    .map(toRequestItem)
    .map(({ name, quantity }) => `${String(quantity)} × ${name}`)
    .join('\n');
