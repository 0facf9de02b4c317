import { plainText } from '../../lib/text/text';
import { MAX_NOTE } from './enquiryLimits';

/** An item on the enquiry list. */
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
