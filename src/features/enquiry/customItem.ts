const PREFIX = 'own:';

/** The id of what stands on no list of ours: the same words are the same thing. */
export const ownWishId = (wish: string): string => PREFIX + wish.toLowerCase();

/** Whether an item is in the visitor's own words. */
export const isOwnWish = ({ id }: { readonly id: string }): boolean => id.startsWith(PREFIX);
