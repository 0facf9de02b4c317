import { plainText } from '../../lib/text/text';

/** Limits of the enquiry list, which a person reads. It isn't a bulk order form. */
export const MAX_ITEMS = 30;
export const MAX_QUANTITY = 20;
export const MAX_NAME = 80;
export const MAX_NOTE = 200;

export interface EnquiryItem {
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
  /** The visitor's details, such as make, model and years. */
  readonly note?: string | undefined;
}

/** An item as sent in the quote request. */
export type RequestItem = Pick<EnquiryItem, 'id' | 'name' | 'quantity'>;

/** Converts to a request item. The API has no note field, so the note is appended to the name in parentheses. */
export function toRequestItem({ id, name, quantity, note = '' }: EnquiryItem): RequestItem {
  const details = plainText(note, MAX_NOTE);
  return { id, name: details ? `${name} (${details})` : name, quantity };
}

const PREFIX = 'own:';

/** The id of a custom item. The same text always gives the same id. */
export const customItemId = (wish: string): string => PREFIX + wish.toLowerCase();

/** Whether an item was typed by the visitor rather than chosen from the catalog. */
export const isCustomItem = ({ id }: { readonly id: string }): boolean => id.startsWith(PREFIX);

/** The list as plain text for a message, one item per line; '' when empty. */
export const listText = (items: readonly EnquiryItem[]): string =>
  items
    .map(toRequestItem)
    .map(({ name, quantity }) => `${String(quantity)} × ${name}`)
    .join('\n');
