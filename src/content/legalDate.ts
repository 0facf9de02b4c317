/** When the legal texts were last changed: shown on each of them. */
export const legalChanged = { iso: '2026-11-21', text: '21 Nov 2026' } as const;
