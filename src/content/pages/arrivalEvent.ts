/** Texts of the calendar event for the ETA. */
export const etaWords = {
  title: (car: string, port: string) => `${car} arrives at ${port} (estimated)`,
  vehicle: (reference: string) => `Vehicle ${reference}`,
  thePort: 'the port',
  note: (vessel: string, company: string) =>
    `${vessel}\nThis is an estimate. Check it before you travel. ${company}`,
} as const;
