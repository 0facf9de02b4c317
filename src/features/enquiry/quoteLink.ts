import { paths } from '../../config/paths';
import { shopCategories } from '../../content/pages/shop';
import type { EnquiryItem } from './enquiryItem';

const all = shopCategories.flatMap(({ items }) => items);
const bodyTypeOf = (wanted: string) => all.find(({ id }) => id === wanted)?.bodyType;

/** The quote with what the list already answers: vehicles are to be bought, and a single kind is known. */
export function quoteLink(items: readonly EnquiryItem[]): string {
  const [kind, ...others] = new Set(items.flatMap(({ id }) => bodyTypeOf(id) ?? []));
  if (!kind) return paths.quote;
  return `${paths.quote}?service=car-purchase${others.length > 0 ? '' : `&vehicle=${kind}`}`;
}
