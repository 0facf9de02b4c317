/** Texts shared by all checklists. */
export const checklistWords = {
  done: (done: number, all: number) => `${String(done)} of ${String(all)} done`,
  open: (all: number) => `See all ${String(all)} items`,
  saved: 'Your checkmarks are saved on this device.',
  print: 'Print checklist',
  again: 'Start over',
} as const;
