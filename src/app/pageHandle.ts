/** What a route says of its page: React Router hands it on as the match's `handle`. */
export interface PageHandle {
  /** Without the company's name. */
  readonly title: string;
  /** For search results, bookmarks and share cards: nothing on the screen waits for it. */
  readonly description: () => Promise<string>;
}

/** @param matches of a location, the page's route last */
export const pageHandleOf = (matches: readonly { readonly handle?: unknown }[]): PageHandle =>
  matches.at(-1)?.handle as PageHandle;
