import { draftMessages } from '../sending';
import type { StepWords } from './quoteStart';

export const quoteSteps = {
  service: {
    name: 'Service',
    title: 'What do you need?',
    intro: 'Need several? Choose the first one.',
  },
  vehicles: {
    name: 'Vehicles',
    title: 'What are we moving?',
    intro: 'Type and condition matter most. The rest can wait.',
  },
  route: {
    name: 'Route & timing',
    title: 'Where is it, and where’s it going?',
    intro:
      'Choose a port if the car is there, or if you’ll drop it off or pick it up there. Otherwise, choose the state.',
  },
  contact: {
    name: 'Contact',
    title: 'How do we reach you?',
    intro: 'Only our team will contact you. We don’t sell your number.',
  },
  review: {
    name: 'Review',
    title: 'Check it, then send it',
    intro: 'Nothing is sent until you press the button. Sending doesn’t book anything.',
  },
} as const satisfies Readonly<Record<string, StepWords>>;

type Step = keyof typeof quoteSteps;

/** The steps that a service asks differently, by its code. */
const stepsOf: Readonly<Record<string, Partial<Record<Step, StepWords>>>> = {
  'car-purchase': {
    vehicles: {
      name: 'Vehicles',
      title: 'What are you looking for?',
      intro: 'The more you tell us, the better the matches. Type and condition are enough to start.',
    },
    route: {
      name: 'Route & timing',
      title: 'Where’s it going?',
      intro: 'We’ll plan the trip to the port once we know where the car is.',
    },
  },
  inspection: { vehicles: { ...quoteSteps.vehicles, title: 'What should we inspect?' } },
};

/** A step's words for a service. */
export const stepWords = (step: Step, service: string): StepWords =>
  stepsOf[service]?.[step] ?? quoteSteps[step];

export const quoteWords = {
  next: 'Continue',
  toReview: 'Back to review',
  back: 'Back',
  send: 'Send request',
  sending: 'Sending…',
  stillSending: 'Your request is still being sent.',
  sendAgain: 'Send again',
  /** After the server rejected the account, even with a new token. */
  sendAnonymously: 'Send without signing in',
  edit: 'Change',
} as const;

export const quoteProgress = {
  label: 'Quote steps',
  position: (step: number, of: number, name: string) => `Step ${String(step)} of ${String(of)}: ${name}`,
  needsAttention: 'Needs your attention',
} as const;

/** Messages about the draft saved on the device. */
export const draftWords = {
  ...draftMessages,
  startAgain: 'Start over',
  saved: 'We saved what you typed earlier.',
  savedUntilSent: draftMessages.savedUntilSent('quoteDraft'),
} as const;

/** Asked when a link is about another request than the one on this device. */
export const whichRequest = {
  title: (name: string) => `Continue ${name}, or start this one?`,
  intro: 'You have a request you haven’t sent. We’ll save the other one here for an hour.',
  continue: (name: string) => `Continue ${name}`,
  start: 'Start this one',
  takeBack: (name: string) => `Go back to ${name}`,
  until: (time: string) => `Saved until ${time}.`,
} as const;

/** The services to choose from, with the contract's values. */
export const quoteServices = [
  { value: 'auto-shipping', label: 'Auto shipping', hint: 'Ship my car from the USA to Nigeria.' },
  { value: 'car-purchase', label: 'Car purchase', hint: 'Find it or bid at auction, then ship it.' },
  { value: 'inspection', label: 'Inspection', hint: 'Check it before I pay for it.' },
  { value: 'international', label: 'International', hint: 'Only the documents, at both ends.' },
  { value: 'logistics', label: 'Logistics', hint: 'Pickup, storage or delivery.' },
] as const;

export const serviceName = (code: string): string =>
  quoteServices.find(({ value }) => value === code)?.label ?? '';

/** Lines added to the notes, because the API has no fields for them. */
export const quoteNotes = {
  effects: { yes: 'Items packed inside the vehicle.', no: 'Nothing packed inside the vehicle.' },
} as const;
