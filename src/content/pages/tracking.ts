import { company } from '../company';
import type { StateTone } from '../ports/portStates';

interface NextStep {
  readonly step: string;
  /** Who takes the next step, as worded after "Next step:". */
  readonly who: string;
  readonly how: string;
}

/** For the next step, as worded above, of another person. */
interface SharedWords extends Pick<NextStep, 'who' | 'how'> {
  readonly meaning: string;
}

interface StatusWords {
  readonly label: string;
  readonly tone: StateTone;
  readonly meaning: string;
  readonly next: NextStep;
}

/** The contract's statuses of a quote, in order. */
export const trackingStates: Readonly<Record<string, StatusWords>> = {
  received: {
    label: 'Received',
    tone: 'neutral',
    meaning: 'We have your request.',
    next: {
      step: 'Your quote',
      who: 'our team',
      how: 'We read your request and send you a quote. You don’t need to do anything.',
    },
  },
  quoted: {
    label: 'Quoted',
    tone: 'sea',
    meaning: 'You have your quote.',
    next: {
      step: 'Reply to the quote',
      who: 'you',
      how: 'Check what it includes, then reply. Nothing is booked until you say yes.',
    },
  },
  booked: {
    label: 'Booked',
    tone: 'sea',
    meaning: 'Your shipment is booked.',
    next: {
      step: 'Get the title ready',
      who: 'you',
      how: 'If we’re shipping it, US Customs needs the original title first.',
    },
  },
  in_transit: {
    label: 'In transit',
    tone: 'sea',
    meaning: 'Your vehicle is on its way.',
    next: {
      step: 'Confirm your customs agent',
      who: 'you',
      how: 'Get the documents and the funds to the agent well before the car arrives.',
    },
  },
  at_port: {
    label: 'At port',
    tone: 'caution',
    meaning: 'Your vehicle is at a port.',
    next: {
      step: 'Clear it for pickup',
      who: 'your customs agent',
      how: 'Ask which step is pending, and whether the free days have started.',
    },
  },
  released: {
    label: 'Released',
    tone: 'good',
    meaning: 'Your vehicle is released.',
    next: {
      step: 'Pick it up',
      who: 'you or your customs agent',
      how: 'Ask the agent what the gate still needs. Then pick up the car, or have us deliver it: storage can build up until you do.',
    },
  },
  delivered: {
    label: 'Delivered',
    tone: 'good',
    meaning: 'Your vehicle was delivered.',
    next: {
      step: 'Check the car',
      who: 'you',
      how: 'Compare it with the photos, and tell us the same day if something isn’t right.',
    },
  },
};

/** Not in the sequence, because it ends it. */
export const cancelledState: StatusWords = {
  label: 'Canceled',
  tone: 'bad',
  meaning: 'This request was canceled.',
  next: {
    step: 'Call us or start over',
    who: 'you',
    how: 'Call us if you didn’t ask for this, or start a new quote.',
  },
};

/** For statuses the contract doesn't define. */
export const unknownStatus = {
  meaning: 'That’s an internal code.',
  step: 'Ask us what it means',
  who: 'you',
  how: 'Call or write to us with the reference number, and we’ll explain.',
} as const;

/** The statuses' texts for a visitor who came by a shared link, and may not be the customer. */
export const sharedStates: Readonly<Record<string, SharedWords>> = {
  received: {
    meaning: 'We have the request.',
    who: 'our team',
    how: 'We read the request and send a quote.',
  },
  quoted: {
    meaning: 'The quote is ready.',
    who: 'the customer',
    how: 'Nothing is booked until they say yes.',
  },
  booked: {
    meaning: 'The shipment is booked.',
    who: 'the customer',
    how: 'If we’re shipping it, US Customs needs the original title first.',
  },
  in_transit: {
    meaning: 'The vehicle is on its way.',
    who: 'the customer',
    how: 'The agent needs the documents and the funds well before the car arrives.',
  },
  at_port: {
    meaning: 'The vehicle is at a port.',
    who: 'the customs agent',
    how: 'The agent knows which step is pending, and whether the free days have started.',
  },
  released: {
    meaning: 'The vehicle is released.',
    who: 'the customer or the customs agent',
    how: 'Storage can build up until it’s picked up.',
  },
  delivered: {
    meaning: 'The vehicle was delivered.',
    who: 'the customer',
    how: 'If something isn’t right, we need to know the same day.',
  },
  cancelled: {
    meaning: 'The request was canceled.',
    who: 'the customer',
    how: 'Nothing is being shipped under this reference.',
  },
};

/** The same for a status that the contract doesn't define. */
export const sharedOther: SharedWords = {
  meaning: unknownStatus.meaning,
  who: 'the customer',
  how: 'They can call or write to us with the reference number.',
};

/** The arrival: heading and explanation. */
export const arrivalWords = {
  expected: (day: string) => ({
    title: `Arrives about ${day}`,
    note: 'This is the carrier’s estimate. It can change.',
  }),
  overdue: (day: string) => ({
    title: `Was due about ${day}`,
    note: 'No arrival reported yet. Call us, and we’ll ask the carrier.',
  }),
  arrived: (day: string) => ({ title: `Arrived ${day}`, note: 'Reported by the carrier or the terminal.' }),
  arrivedUndated: { title: 'Arrived', note: 'The arrival day wasn’t reported.' },
  unknown: { title: 'No arrival date yet', note: 'It’ll show here as soon as the carrier gives us one.' },
  cancelled: { title: 'Not on its way', note: 'A canceled request has no arrival date.' },
} as const;

/** Label below the journey's stage. */
export const journeyPlace = {
  scene: 'Where it is on its journey',
  here: 'Your car is here',
  /** For a visitor who may not be the customer. */
  sharedHere: 'The car is here',
  ahead: 'Still to come',
  done: (day: string) => `Done ${day}`,
  since: (day: string) => `Since ${day}`,
  expected: (day: string) => `Expected about ${day}`,
} as const;

export const shareWords = {
  title: 'Share this shipment',
  note: 'The link shows the arrival date and the journey, without document numbers. It asks for the e-mail address from the request.',
  withCar: 'It shows the picture of the car, too.',
  everything: 'Show all details',
} as const;

/** Messages for a failed lookup. */
export const trackingErrors = {
  notFound: (reference: string) => ({
    title: `We found no shipment with the reference ${reference} and this e-mail address.`,
    next: 'Both must match: the address from the quote request, and the whole reference number with the letters in front. Letters and digits that look alike are easy to mix up.',
  }),
  'rate-limited': {
    title: 'We couldn’t look it up yet.',
    next: 'Nothing is wrong with your shipment.',
  },
  offline: {
    title: 'We couldn’t look it up yet.',
    next: 'You’re offline. We’ll look it up as soon as you’re back online.',
  },
  other: {
    title: 'We couldn’t look it up.',
    next: 'Your shipment isn’t affected.',
  },
} as const;

/** Other numbers visitors may type instead of a reference. */
export const otherNumbers = {
  vin: 'VIN',
  container: 'container number',
  bill: 'bill of lading number',
} as const;
export type OtherNumber = keyof typeof otherNumbers;

/** With no-break spaces, so that they don't wrap. */
const [usa, nigeria] = company.phones.map(({ label }) => label.replaceAll(' ', '\u00A0'));

/** Error message if one of those numbers is typed as a reference. */
export const otherNumberError = (kind: OtherNumber): string =>
  `That looks like a ${otherNumbers[kind]}, which won’t work here. Enter your reference number. It starts with HAL- and was shown when you sent your request. If you don’t have it, call ${String(usa)} (USA) or ${String(nigeria)} (Nigeria).`;

/** The button that shows the board, or scrolls to it. */
export const boardButton = {
  open: 'Track several cars',
  toBoard: 'Go to your board',
  /** Unfolds the lookup form above a board. */
  unfold: 'Track one car',
} as const;
