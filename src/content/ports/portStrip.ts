/** Texts of the main ports on the home page. */
export const portStrip = {
  loading: 'Loading port status',
  failed: 'Port status didn’t load.',
  noneReported: 'None of our main ports has reported. Check the full list.',
  outdated: (age: string) => `May be out of date: updated ${age}.`,
  fetched: (age: string) => `Checked ${age}.`,
  allPorts: 'All ports',
  tryAgain: 'Try again',
} as const;
