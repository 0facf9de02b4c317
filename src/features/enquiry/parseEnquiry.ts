import { isRecord } from '../../lib/isRecord';
import { plainText } from '../../lib/text';
import { MAX_LINES, MAX_NAME, MAX_QUANTITY } from './enquiryLimits';
import type { EnquiryItem } from './enquirySlice';

const MAX_ID = 100;

function parseItem(value: unknown): EnquiryItem | undefined {
  if (!isRecord(value)) return undefined;
  const id = plainText(value.id, MAX_ID);
  const name = plainText(value.name, MAX_NAME);
  const { quantity } = value;
  if (!id || !name || typeof quantity !== 'number' || !Number.isInteger(quantity)) return undefined;
  return quantity >= 1 && quantity <= MAX_QUANTITY ? { id, name, quantity } : undefined;
}

/** The list from what the device kept: whatever is not a line as we write it is left out, doubles too. */
export function parseEnquiry(text: string | null): readonly EnquiryItem[] {
  if (text === null) return [];
  try {
    const stored: unknown = JSON.parse(text);
    if (!Array.isArray(stored)) return [];
    const items = stored.map(parseItem).filter((item) => item !== undefined);
    return [...new Map(items.map((item) => [item.id, item])).values()].slice(0, MAX_LINES);
  } catch {
    return [];
  }
}
