import { company } from '../company';
import type { StateTone } from '../ports/stateTone';

interface StatusWords {
  readonly label: string;
  readonly tone: StateTone;
  /** What it means, and what the visitor does now. */
  readonly meaning: string;
  readonly next: string;
}

/** The contract's states of a quote, in the order in which a shipment meets them. */
export const trackingStates: Readonly<Record<string, StatusWords>> = {
  received: {
    label: 'Received',
    tone: 'neutral',
    meaning: 'We have your request.',
    next: 'One team reads it and writes to you with a quote. You need do nothing.',
  },
  quoted: {
    label: 'Quoted',
    tone: 'sea',
    meaning: 'Your quote is with you.',
    next: 'Read what it includes and answer it. Nothing is booked until you say yes.',
  },
  booked: {
    label: 'Booked',
    tone: 'sea',
    meaning: 'Your request is booked.',
    next: 'If it ships, have the original title ready: it goes to US customs before the car may sail.',
  },
  in_transit: {
    label: 'In transit',
    tone: 'sea',
    meaning: 'Your vehicle is on its way.',
    next: 'Choose the clearing agent, and have the funds with them well before arrival.',
  },
  at_port: {
    label: 'At port',
    tone: 'caution',
    meaning: 'Your vehicle is at a port.',
    next: 'Ask the clearing agent which step is open today, and whether free days are counting.',
  },
  released: {
    label: 'Released',
    tone: 'good',
    meaning: 'Your vehicle is released.',
    next: 'Ask the clearing agent what the gate still wants. Then collect it, or let us deliver it: storage may grow while it stands.',
  },
  delivered: {
    label: 'Delivered',
    tone: 'good',
    meaning: 'Your vehicle was delivered.',
    next: 'Look it over against the photographs, and tell us the same day if something is not right.',
  },
};

/** A state beside the row: it ends it. */
export const cancelledState: StatusWords = {
  label: 'Cancelled',
  tone: 'bad',
  meaning: 'This request was cancelled.',
  next: 'Call us if you did not ask for that, or start a new quote.',
};

/** What a failed look-up means to who is waiting for a car. */
export const trackingErrors = {
  'not-found': {
    title: (reference: string) => `No shipment with the reference ${reference} and this e-mail address.`,
    next: 'Both must match: use the address that was given in the quote request, and the reference that was shown when it was sent. Letters and digits that look alike are a common slip.',
  },
  'rate-limited': {
    title: 'Many look-ups in a short time.',
    next: 'Nothing is wrong with your shipment. The button works again when the wait is over.',
  },
  offline: {
    title: 'You are offline.',
    next: 'What you typed stays. We look again by ourselves when the connection is back.',
  },
  other: {
    title: 'We could not look it up.',
    next: 'Your shipment is not affected. Try again, or call us with the reference.',
  },
} as const;

/** Numbers that visitors have at hand and that open no shipment. */
const otherNumbers = {
  vin: 'VIN',
  container: 'container number',
  bill: 'bill of lading number',
} as const;
export type OtherNumber = keyof typeof otherNumbers;

const [usa, nigeria] = company.phones;

/** What is said beside the reference field when one of them is typed there. */
export const otherNumberError = (kind: OtherNumber): string =>
  `That looks like a ${otherNumbers[kind]}, and you can’t track with it here. Enter your reference. It starts with HAL- and was shown when you sent your request. If you don’t have it, call ${usa.label} (USA) or ${nigeria.label} (Nigeria).`;
