import { paths } from '../../config/paths';
import { shopCategories } from '../../content/pages/shop';
import type { EnquiryItem } from './enquiryItem';

const all = shopCategories.flatMap(({ items }) => items);
const bodyTypeOf = (wanted: string) => all.find(({ id }) => id === wanted)?.bodyType;

/** Link to the quote form, prefilled with car purchase if there's a vehicle, and with its body type if all vehicles share one. */
export function quoteLink(items: readonly EnquiryItem[]): string {
  const [bodyType, ...others] = new Set(items.flatMap(({ id }) => bodyTypeOf(id) ?? []));
  if (!bodyType) return paths.quote;
  return `${paths.quote}?service=car-purchase${others.length > 0 ? '' : `&vehicle=${bodyType}`}`;
}
