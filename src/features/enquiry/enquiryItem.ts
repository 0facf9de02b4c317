import { plainText } from '../../lib/text/text';
import { MAX_NOTE } from './enquiryLimits';

/** A line of the enquiry list. */
export interface EnquiryItem {
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
  /** Make, model, years: what the visitor said about it. */
  readonly note?: string | undefined;
}

/** An item as the quote request carries it. */
export type RequestItem = Pick<EnquiryItem, 'id' | 'name' | 'quantity'>;

/** The contract has no field for a note: it follows the name, in parentheses. */
export function requestItem({ id, name, quantity, note = '' }: EnquiryItem): RequestItem {
  const said = plainText(note, MAX_NOTE);
  return { id, name: said ? `${name} (${said})` : name, quantity };
}
