export const shipmentWords = {
  place: { done: ', done', here: ', now', ahead: ', to come' },
  details: 'Shipment details',
  whereNow: 'Where it is now',
  lastReport: (report: string) => `Last report: ${report}`,
  nextStep: (who: string) => `Next step: ${who}`,
  reference: 'Reference',
  changed: (date: string) => `Changed ${date}.`,
  lookedUp: (age: string) => `Looked up ${age}.`,
  refresh: 'Refresh',
  refreshing: 'Refreshing…',
} as const;

export const voyageWords = {
  arrival: 'Arrival',
  actual: (date: string) => `${date}, actual`,
  notYet: 'Not yet',
  eta: 'Arrival (ETA)',
  estimated: (date: string) => `${date}, estimated`,
  containerOk: 'Valid check digit (ISO 6346).',
  containerMismatch: (digit: string) =>
    `The last digit should be ${digit}. Ask us before you use this number.`,
  containerMalformed: 'This isn’t a valid container number (ISO 6346). Ask us for the right one.',
  title: 'Voyage details',
  carrier: 'Carrier',
  vessel: 'Vessel',
  voyage: 'Voyage',
  loading: 'Port of loading',
  discharge: 'Port of discharge',
  billOfLading: 'Bill of lading',
  container: 'Container',
} as const;

export const carNameWords = {
  label: 'Name this car',
  hint: 'Such as 2015 Toyota Camry. Shown in your lists, printouts and messages. Saved on this device.',
} as const;

interface SharedShipment {
  readonly reference: string;
  /** '' if unknown. */
  readonly car: string;
  readonly company: string;
  /** Sentences. */
  readonly facts: readonly string[];
  readonly link: string;
}

export const shareShipment = {
  message: ({ reference, car, company, facts, link }: SharedShipment) =>
    [
      car ? `${car}, shipment ${reference} with ${company}:` : `Shipment ${reference} with ${company}:`,
      ...facts,
      `To open it, you need the e-mail address from the request: ${link}`,
    ].join(' '),
  copyLink: 'Copy the link',
  addDates: 'Add dates to calendar',
  print: 'Print',
  shareByWhatsApp: 'Share on WhatsApp',
} as const;

export const etaWords = {
  title: (car: string, port: string) => `${car} arrives at ${port} (estimated)`,
  vehicle: (reference: string) => `Vehicle ${reference}`,
  thePort: 'the port',
  note: (vessel: string, company: string) =>
    `${vessel}\nThis is an estimate. Check it before you travel. ${company}`.trimStart(),
} as const;
