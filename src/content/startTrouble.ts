/** Shown when a page's code has not arrived or did not start: the page can be read, but its buttons do nothing. */
export const startTrouble = {
  title: 'This page isn’t fully loaded',
  text: 'Buttons and forms won’t work yet.',
  reload: 'Reload the page',
} as const;
