/** A route's `handle`: its page's metadata. */
export interface PageHandle {
  /** Without the company's name. */
  readonly title: string;
  /** For search results, bookmarks and share cards. Loaded lazily, because nothing on screen needs it. */
  readonly description: () => Promise<string>;
}

/** @param matches route matches, the page's route last */
export const pageHandleOf = (matches: readonly { readonly handle?: unknown }[]): PageHandle =>
  matches.at(-1)?.handle as PageHandle;
