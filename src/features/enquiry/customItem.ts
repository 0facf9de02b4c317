const PREFIX = 'own:';

/** The id of a custom item. The same text always gives the same id. */
export const customItemId = (wish: string): string => PREFIX + wish.toLowerCase();

/** Whether an item was typed by the visitor rather than chosen from the catalog. */
export const isCustomItem = ({ id }: { readonly id: string }): boolean => id.startsWith(PREFIX);
