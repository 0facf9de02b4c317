/** A shipment's milestone: DCSA Track and Trace 2.3 code, label and explanation. */
export interface MilestoneWords {
  readonly name: string;
  readonly meaning: string;
  /** Set if the text says what comes next, which makes no sense after delivery. */
  readonly hasNext?: true;
}

/**
 * Explanations of the milestones. They describe the event, not the present, because they're shown before and after it.
 */
export const milestones: Readonly<Record<string, MilestoneWords>> = {
  RECE: {
    name: 'Booking request received',
    meaning: 'The carrier gets the booking request and checks for available space.',
  },
  CONF: {
    name: 'Booking confirmed',
    meaning: 'The carrier confirms space. From this point, the terminal can receive the car.',
    hasNext: true,
  },
  PICK: { name: 'Picked up', meaning: 'A driver picks up the vehicle and notes its condition.' },
  GTIN: {
    name: 'Gate in',
    meaning: 'The terminal receives the vehicle and issues a dock receipt.',
  },
  STUF: {
    name: 'Loaded into the container',
    meaning: 'The vehicle is loaded into its container, then blocked, braced and strapped down.',
  },
  INSP: {
    name: 'Inspected',
    meaning: 'The vehicle or container was inspected. The report says who inspected it.',
  },
  LOAD: { name: 'Loaded on board', meaning: 'The vehicle goes on board the vessel.' },
  DEPA: { name: 'Vessel departed', meaning: 'The vessel leaves the port of loading.' },
  ISSU: {
    name: 'Bill of lading issued',
    meaning:
      'The carrier issues its receipt and contract for the car. The customs agent needs the original to claim the car.',
    hasNext: true,
  },
  SURR: {
    name: 'Bill of lading surrendered',
    meaning: 'The original goes back to the carrier so the cargo can be released.',
  },
  HOLD: {
    name: 'On hold',
    meaning: 'Something is holding it up. Call us and we’ll find out why.',
    hasNext: true,
  },
  ARRI: {
    name: 'Vessel arrived',
    meaning:
      'The vessel reaches the port of discharge. Some carriers report it at anchor, others only at the berth.',
  },
  DISC: {
    name: 'Discharged',
    meaning:
      'The vehicle or its container comes off the vessel. We count free days from the next day. Check the terminal’s tariff.',
    hasNext: true,
  },
  STRP: {
    name: 'Unloaded from the container',
    meaning: 'The container is opened and the vehicle comes out.',
  },
  CUSS: {
    name: 'Selected for customs scan',
    meaning: 'Customs selects the shipment for scanning. The customs agent has to be there.',
    hasNext: true,
  },
  CUSI: { name: 'Customs inspection', meaning: 'Customs checks the vehicle against its documents.' },
  CUSR: {
    name: 'Customs release',
    meaning: 'Customs releases the vehicle. Carrier and terminal charges come next.',
    hasNext: true,
  },
  AVPU: {
    name: 'Available for pickup',
    meaning: 'The vehicle can be picked up once the charges are paid. Storage can start adding up.',
    hasNext: true,
  },
  GTOT: { name: 'Gate out', meaning: 'The vehicle leaves the terminal.' },
  DROP: { name: 'Dropped off', meaning: 'The vehicle is delivered to its destination.' },
};

/** Explanations where an event means something else than at the port of discharge. */
export const meaningsElsewhere: Readonly<
  Record<'origin' | 'stop' | 'destination' | 'unknown', Readonly<Record<string, string>>>
> = {
  origin: {
    ARRI: 'The vessel reaches the port of loading.',
    DISC: 'The vehicle or its container is unloaded again at the port of loading.',
  },
  stop: {
    ARRI: 'The vessel calls at a port on the way. It isn’t the arrival at your port.',
    DISC: 'The vehicle or its container comes off the vessel at a port on the way, usually to change vessels. Free days at your port don’t start here.',
    LOAD: 'The vehicle goes on board again at a port on the way.',
    DEPA: 'The vessel leaves a port on the way.',
  },
  destination: {
    LOAD: 'The vehicle goes on board again at the port of discharge.',
    DEPA: 'The vessel leaves the port of discharge without your vehicle.',
  },
  unknown: {
    ARRI: 'The vessel reaches a port. The report doesn’t say whether it’s your port.',
    DISC: 'The vehicle or its container comes off the vessel. The report doesn’t say whether it’s at your port, so ask us before you count free days.',
  },
};

/** For any other event at a port on the way. */
export const stopMeaning = 'Reported by a port on the way, not by your port.';

export const meanings = {
  title: 'Milestones explained',
  intro: 'Carriers and terminals report in codes designed for containers. We use them for RoRo, too.',
  onHold: 'On hold, at any stage',
  all: 'What each milestone means',
  howItWorks: 'Every step, and who does it',
  ports: 'See port status',
} as const;

/** DCSA classifiers in plain words. Conveyed by text and mark, not color alone. */
export const certainties = {
  actual: { label: 'Actual', meaning: 'It happened.' },
  estimated: { label: 'Estimated', meaning: 'Expected by the carrier or terminal. It can change.' },
  planned: { label: 'Planned', meaning: 'Part of the plan. The date isn’t confirmed.' },
} as const;

export type Certainty = keyof typeof certainties;

export const milestoneWords = {
  usually: (code: string, name: string, meaning: string) => `${code} usually means “${name}.” ${meaning}`,
  milestone: 'Milestone',
  stop: 'Stop on the way',
  stopAt: (place: string) => `${place} (stop on the way)`,
  next: 'Next',
  noDate: 'No date yet',
  wasExpected: (date: string) => `Was expected ${date}`,
  overdue: 'That day has passed without a report. Call us, and we’ll ask the carrier.',
  title: 'Milestones',
  none: 'None yet. They start when your vehicle is booked: pickup, gate, vessel, customs. You don’t need to do anything until then.',
  zones: (certainties: string) => `${certainties} Each time is local to its place, with the time zone.`,
} as const;
