/** Shown if a page's code fails to load or start, so that the page can be read but its buttons don't work. */
export const startFailure = {
  title: 'This page isn’t fully loaded',
  text: 'Buttons and forms won’t work yet.',
  reload: 'Reload the page',
} as const;
