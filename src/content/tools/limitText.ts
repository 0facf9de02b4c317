/** Beside a list that our server sent longer than the page shows. */
export const limitText = (shown: number, items: string): string =>
  `Showing the first ${String(shown)} ${items}.`;
