import { plainText } from '../../lib/text/text';
import { MAX_NOTE } from './enquiryLimits';
import type { EnquiryItem } from './enquirySlice';

/** An item as the quote request carries it. */
export type RequestItem = Pick<EnquiryItem, 'id' | 'name' | 'quantity'>;

/** The contract has no field for a note: it follows the name, in parentheses. */
export function requestItem({ id, name, quantity, note = '' }: EnquiryItem): RequestItem {
  const said = plainText(note, MAX_NOTE);
  return { id, name: said ? `${name} (${said})` : name, quantity };
}
