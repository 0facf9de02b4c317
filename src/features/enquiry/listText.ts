import type { EnquiryItem } from './enquiryItem';
import { requestItem } from './enquiryItem';

/** The list as a message carries it, a line for each item; empty when there is none. */
export const listText = (items: readonly EnquiryItem[]): string =>
  items
    .map(requestItem)
    .map(({ name, quantity }) => `${String(quantity)} × ${name}`)
    .join('\n');
