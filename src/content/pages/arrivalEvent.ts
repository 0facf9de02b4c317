/** Texts of the calendar event for the ETA. */
export const etaWords = {
  title: (reference: string, port: string) => `Vehicle ${reference} arrives at ${port} (estimated)`,
  thePort: 'the port',
  note: (vessel: string, company: string) =>
    `${vessel}\nThis is an estimate. Check it before you travel. ${company}`,
} as const;
