/** Shown if the server sent more items than the page displays. */
export const limitText = (shown: number, items: string): string =>
  `Showing the first ${String(shown)} ${items}.`;
