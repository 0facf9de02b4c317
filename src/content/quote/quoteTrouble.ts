import { keptWords } from '../keptWords';

/** What is said when a request did not get through, or may have. */
export const quoteTrouble = {
  ...keptWords,
  notSent: 'Your request was not sent.',
  unsent: 'Your request has not been sent yet.',
  isOnline: 'There was no connection. This device is online again: send the request now.',
  maybeSent: 'Your request may have been sent.',
  sendAgain:
    'No answer came that we could read, so it may have arrived or not. Everything you typed is still here. Send it again when you like: if the first one arrived, we recognize it and you get the same reference.',
  changed: 'If you change something first, mention it when we contact you: we may have the version before.',
} as const;
