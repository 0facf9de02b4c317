/** Texts of the main ports on the home page. */
export const portStrip = {
  loading: 'Loading port status',
  failed: (why: string) => `Port status didn’t load. ${why}`,
  noneReported: 'None of our main ports has reported. Check the full list.',
  outdated: (age: string) => `May be out of date: updated ${age}.`,
  fetched: (age: string) => `Checked ${age}.`,
  allPorts: 'All ports',
  tryAgain: 'Try again',
} as const;
