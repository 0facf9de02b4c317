import type { EnquiryItem } from './enquirySlice';
import { requestItem } from './requestItem';

/** The list as a message carries it, a line for each item; empty when there is none. */
export const listText = (items: readonly EnquiryItem[]): string =>
  items
    .map(requestItem)
    .map(({ name, quantity }) => `${String(quantity)} × ${name}`)
    .join('\n');
