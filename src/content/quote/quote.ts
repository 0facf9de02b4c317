import { keptWords } from '../keptWords';
import type { StepWords } from './quoteTypes';

/** What the quote page says, step by step. */
export const quoteSteps = {
  service: {
    name: 'Service',
    title: 'What do you need?',
    intro: 'If several fit, choose the one that comes first. The team plans the rest with you.',
  },
  vehicles: {
    name: 'Vehicles',
    title: 'What is being moved?',
    intro: 'Kind and condition matter most. The rest helps, and can wait.',
  },
  route: {
    name: 'Route & timing',
    title: 'Where is it, and where does it go?',
    intro:
      'Choose the port if the vehicle is there already, or if you bring or collect it there. Otherwise, choose the state.',
  },
  contact: {
    name: 'Contact',
    title: 'Who should we answer?',
    intro: 'One team contacts you. Nobody else gets your number.',
  },
  review: {
    name: 'Review',
    title: 'Check it, then send it',
    intro: 'Nothing is sent before you press the button, and nothing is booked by sending.',
  },
} as const satisfies Readonly<Record<string, StepWords>>;

/** The same steps for a car that we are to find. */
export const wishSteps: Readonly<Partial<Record<keyof typeof quoteSteps, StepWords>>> = {
  route: {
    name: 'Route & timing',
    title: 'Where should it go?',
    intro: 'We plan the way to the port once we know where the car is.',
  },
  vehicles: {
    name: 'Vehicles',
    title: 'What are you looking for?',
    intro:
      'The more you say, the fewer lots we show you that don’t fit. Kind and condition are enough to start.',
  },
};

export const quoteWords = {
  stepOf: (number: number, count: number) => `Step ${String(number)} of ${String(count)}`,
  next: 'Continue',
  toReview: 'Back to the review',
  back: 'Back',
  send: 'Send the request',
  sending: 'Sending…',
  sendAgain: 'Send it again',
  edit: 'Change',
} as const;

export const quoteProgress = {
  label: 'Steps of the request',
  needsAttention: 'Needs your attention',
} as const;

/** What is said of the draft on the device. */
export const draftWords = {
  startAgain: 'Start again',
  undo: keptWords.undo,
  cleared: keptWords.cleared,
  kept: 'What you typed earlier was kept on this device.',
  keeping: keptWords.keeping('quoteDraft'),
  notKept: keptWords.notKept,
} as const;

/** The services as choices: the value is the contract's. */
export const quoteServices = [
  { value: 'auto-shipping', label: 'Auto shipping', hint: 'I own it: get it from the USA to Nigeria.' },
  { value: 'car-purchase', label: 'Car purchase', hint: 'Find it or bid for it at auction, then ship it.' },
  { value: 'inspection', label: 'Inspection', hint: 'Look at it before I pay for it.' },
  {
    value: 'international',
    label: 'International',
    hint: 'Shipping is arranged: I need the documents at both borders.',
  },
  {
    value: 'logistics',
    label: 'Logistics',
    hint: 'On land: collection, storage, delivery, in either country.',
  },
] as const;

export const serviceName = (code: string): string =>
  quoteServices.find(({ value }) => value === code)?.label ?? '';

/** Lines that go into the notes, because the backend has no field for them. */
export const quoteNotes = {
  place: (place: string) => `Where to look for it: ${place}.`,
  effects: { yes: 'Things will travel inside the vehicle.', no: 'Nothing will travel inside the vehicle.' },
} as const;
